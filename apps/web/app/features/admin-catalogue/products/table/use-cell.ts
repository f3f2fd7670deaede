import type { WireProduct } from '@jhola/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { askBeforeUnload } from '#platform/ask-before-unload.ts';
import { draftNumber } from '../../product-form/product-draft.ts';
import { type EditableField, fieldFault } from './field-fault.ts';
import { useEditQueue, usePendingCell } from './use-edit-queue.ts';

type Typed = {
  readonly text: string;
  /** What the cell showed when typing began, and the edit replaces. Null means the product's present value. */
  readonly was: number | null;
};

/** One number of a product that is edited in place. The input stays until it is saved or dismissed. */
export function useCell(product: WireProduct, field: EditableField) {
  const { _id } = product;
  const queue = useEditQueue();
  const pending = usePendingCell(_id, field);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [ownFault, setOwnFault] = useState<string | null>(null);
  const notSaved = pending?.fault ?? null;
  const isFailed = notSaved !== null;
  const shown = typed?.text ?? pending?.text ?? String(product[field]);

  const restore = () => {
    setTyped(null);
    setOwnFault(null);
    queue.dismiss(_id, field);
  };
  const commit = () => {
    // Enter on a number that could not be saved retries it.
    if (typed === null && !isFailed) return;
    const found = fieldFault(field, shown);
    setOwnFault(found);
    if (found !== null) return;
    setTyped(null);
    const was = isFailed ? product[field] : (typed?.was ?? product[field]);
    if (pending === undefined && draftNumber(field, shown) === was) return;
    queue.enter(_id, field, was, shown);
  };
  const leave = () => {
    if (typed !== null) commit();
  };
  const isTyped = typed !== null;
  useEffect(() => (isTyped ? askBeforeUnload() : undefined), [isTyped]);
  // Back leaves the page without a blur.
  const leaveWithPage = useEffectEvent(leave);
  useEffect(() => () => leaveWithPage(), []);
  return {
    text: shown,
    isTyped: isTyped || isFailed,
    isSaving: pending?.fault === null,
    fault: ownFault ?? notSaved?.text ?? null,
    /** Whether a toast announces the fault. */
    isAnnounced: ownFault === null && notSaved?.isInToast === true,
    type: (text: string) => {
      setOwnFault(null);
      setTyped((before) => ({
        text,
        was: before === null ? (pending?.value ?? product[field]) : before.was,
      }));
    },
    /** On blur: saves the input, but doesn't retry a failed save. */
    leave,
    commit,
    restore,
  };
}
