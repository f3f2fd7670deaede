import { ApiError, type WireProduct } from '@jhola/contract/client';
import { useRef, useState } from 'react';
import { toastFailure } from '#features/connection/index.ts';
import { type EditableField, fieldFault } from './field-fault.ts';
import { useEditField } from './use-edit-field.ts';

type Typed = {
  readonly text: string;
  /** The value that was there when typing began: what the edit is meant against. Null: what is there now. */
  readonly was: number | null;
};

/** One number of a product while it is edited in place. What was typed stays until it is saved or given up. */
export function useCell(product: WireProduct, field: EditableField) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const saving = useRef(false);
  const editField = useEditField();
  const restore = () => {
    setTyped(null);
    setFault(null);
  };
  const commit = async () => {
    if (typed === null || saving.current) return;
    const { text } = typed;
    const was = typed.was ?? product[field];
    const found = fieldFault(field, text);
    if (found !== null) return setFault(found);
    restore();
    if (Number(text) === was) return;
    saving.current = true;
    try {
      await editField({ product, field, was, value: Number(text) });
    } catch (failure) {
      toastFailure(failure);
      // The next try is against what the row shows by then.
      setTyped((newer) => newer ?? { text, was: null });
      setFault(failure instanceof ApiError ? failure.message : 'Not saved');
    } finally {
      saving.current = false;
    }
  };
  return {
    text: typed?.text ?? String(product[field]),
    isTyped: typed !== null,
    fault,
    type: (text: string) => setTyped((before) => ({ text, was: before?.was ?? product[field] })),
    commit,
    restore,
  };
}
