import { LIMITS } from '@jhola/domain';
import { texts } from '#messages/order-desk-endings.ts';
import { FilterChip } from '#ui/chip.tsx';
import { TextAreaField } from '#ui/field.tsx';

export type ReasonFieldProps = {
  /** Reasons to choose from. The customer reads these in their own language, and any other reason as it is typed. */
  usual: readonly string[];
  reason: string;
  onChange: (reason: string) => void;
  /** Whether a missing reason is marked as an error. */
  isAsked: boolean;
};

/** Why an order ended without a delivery: chosen from a list, or written. */
export function ReasonField({ usual, reason, onChange, isAsked }: ReasonFieldProps) {
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
        label={texts.reason}
        rows={3}
        maxLength={LIMITS.cancelReasonLength}
        value={reason}
        error={isAsked && reason.trim() === '' ? texts.reasonRequired : null}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
