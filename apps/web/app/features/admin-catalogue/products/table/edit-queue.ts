import { type Id, makeId } from '@jhola/domain';
import { draftNumber } from '../../product-form/product-draft.ts';
import type { EditableField } from './field-fault.ts';

/** One save of one number: `was` is the value that the server should still hold (rupees, a count, or percent). */
export type FieldEdit = {
  readonly id: string;
  readonly field: EditableField;
  readonly was: number;
  readonly value: number;
  /** The id by which the server recognises an edit that is sent again. */
  readonly editId: Id<'ProductEdit'>;
};

/** Why a number could not be saved. */
export type CellFault = {
  readonly text: string;
  /** Whether a toast says it too, so that screen readers would hear it twice. */
  readonly isInToast: boolean;
};

/** A number that was entered and is not saved yet. */
export type PendingCell = {
  /** What was typed last. */
  readonly text: string;
  readonly value: number;
  /** Null while it is being saved. */
  readonly fault: CellFault | null;
};

export type EditQueueOptions = {
  /** Saves one value; rejects if the server refuses it or doesn't respond. */
  readonly save: (edit: FieldEdit) => Promise<void>;
  /** What to show beside the number, and whether the server certainly left the product unchanged. */
  readonly explain: (error: unknown) => { readonly fault: CellFault; readonly isRefused: boolean };
  /** Called with the error of each save that leaves a number unsaved. */
  readonly onGivenUp: (error: unknown) => void;
};

type Job = { readonly field: EditableField; readonly was: number };

export type EditQueue = ReturnType<typeof createEditQueue>;

/**
 * Saves numbers that are edited in place. The edits of a product are sent one at a time, in the order in which they
 * were entered, so that an older response can't overwrite a newer one. If several values are entered into one cell
 * meanwhile, only the last is sent, against the value that the previous save wrote. A number that can't be saved is
 * kept with the reason until it is entered again or dismissed. If the server didn't respond, the same edit is sent again
 * before another value is: it may have been stored.
 */
export function createEditQueue({ save, explain, onGivenUp }: EditQueueOptions) {
  const cells = new Map<string, PendingCell>();
  /** The waiting edits of each product that is being saved, without the one in progress. */
  const lanes = new Map<string, Job[]>();
  /** The last edit of a cell if the server didn't respond to it. */
  const unsure = new Map<string, FieldEdit>();
  const listeners = new Set<() => void>();

  function set(key: string, cell: PendingCell | null): void {
    if (cell === null) cells.delete(key);
    else cells.set(key, cell);
    for (const listener of listeners) listener();
  }

  async function run(id: string, lane: Job[]): Promise<void> {
    for (let job = lane.shift(); job !== undefined; job = lane.shift()) await settle(id, job);
    lanes.delete(id);
  }

  async function settle(id: string, { field, was }: Job): Promise<void> {
    const key = keyOf(id, field);
    let stored = was;
    for (let cell = cells.get(key); cell !== undefined; cell = cells.get(key)) {
      const earlier = unsure.get(key);
      if (earlier === undefined && cell.value === stored) break;
      const edit = earlier ?? { id, field, was: stored, value: cell.value, editId: makeId(new Date()) };
      try {
        await save(edit);
        unsure.delete(key);
        stored = edit.value;
      } catch (error) {
        const { fault, isRefused } = explain(error);
        if (isRefused) unsure.delete(key);
        else unsure.set(key, edit);
        const newest = cells.get(key) ?? cell;
        // A value entered since may be valid, and the server still holds the old one.
        if (isRefused && newest.value !== edit.value) continue;
        set(key, { ...newest, fault });
        onGivenUp(error);
        return;
      }
    }
    set(key, null);
  }

  return {
    /**
     * Enters a number: `text` as typed, a valid number; `was` is what the cell showed when typing began. If the cell is
     * being saved already, the value of that save replaces `was`.
     */
    enter(id: string, field: EditableField, was: number, text: string): void {
      const key = keyOf(id, field);
      const before = cells.get(key);
      set(key, { text, value: draftNumber(field, text), fault: null });
      if (before?.fault === null) return;
      const lane = lanes.get(id);
      if (lane) {
        lane.push({ field, was });
        return;
      }
      const begun = [{ field, was }];
      lanes.set(id, begun);
      void run(id, begun);
    },
    /** Drops a number that could not be saved. */
    dismiss(id: string, field: EditableField): void {
      const key = keyOf(id, field);
      if (!cells.get(key)?.fault) return;
      unsure.delete(key);
      set(key, null);
    },
    /** The number entered into a cell and not saved yet. */
    pending: (id: string, field: EditableField): PendingCell | undefined => cells.get(keyOf(id, field)),
    /** Whether a number is being saved, or could not be saved. */
    hasUnsaved: () => cells.size > 0,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keyOf(id: string, field: EditableField): string {
  return `${id} ${field}`;
}
