import { LIMITS } from '@jhola/domain';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#messages/order-desk-endings.ts';
import { FilterChip } from '#ui/chip.tsx';
import { TextAreaField } from '#ui/field.tsx';

export type ReasonFieldProps = {
  /** Reasons to choose from. The customer reads these in their own language, and any other reason as it is typed. */
  usual: readonly string[];
  reason: string;
  onChange: (reason: string) => void;
  /** How often the dialog was submitted without a reason, which is then marked as an error and gets the focus. */
  asks: number;
};

/** Why an order ended without a delivery: chosen from a list, or written. A choice never loses what was written. */
export function ReasonField({ usual, reason, onChange, asks }: ReasonFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [replaced, setReplaced] = useState('');
  const isWritten = reason.trim() !== '' && !usual.includes(reason.trim());
  // What was written and then replaced by another reason can be chosen again.
  const own = isWritten && replaced !== '' ? reason : replaced;
  const choose = (chosen: string) => {
    if (isWritten) setReplaced(reason);
    onChange(chosen);
  };
  useEffect(() => {
    if (asks > 0) field.current?.focus();
  }, [asks]);
  return (
    <>
      <div className="desk-reasons">
        {usual.map((each) => (
          <FilterChip key={each} pressed={reason === each} onClick={() => choose(each)}>
            {each}
          </FilterChip>
        ))}
        {own !== '' && (
          <FilterChip pressed={reason === own} onClick={() => choose(own)}>
            <bdi className="own-reason">{own}</bdi>
          </FilterChip>
        )}
      </div>
      <TextAreaField
        ref={field}
        label={texts.reason}
        rows={3}
        maxLength={LIMITS.cancelReasonLength}
        value={reason}
        error={asks > 0 && reason.trim() === '' ? texts.reasonRequired : null}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
