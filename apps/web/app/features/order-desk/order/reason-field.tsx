import { LIMITS } from '@jhola/domain';
import { useEffect, useRef } from 'react';
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

/** Why an order ended without a delivery: chosen from a list, or written. */
export function ReasonField({ usual, reason, onChange, asks }: ReasonFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asks > 0) field.current?.focus();
  }, [asks]);
  return (
    <>
      <div className="desk-reasons">
        {usual.map((each) => (
          <FilterChip key={each} pressed={reason === each} onClick={() => onChange(each)}>
            {each}
          </FilterChip>
        ))}
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
