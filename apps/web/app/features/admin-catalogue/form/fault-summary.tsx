import { CircleAlert } from 'lucide';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { texts } from '#messages/admin-catalogue.ts';
import { Icon } from '#ui/icon.tsx';
import { type Faults, WHOLE_FORM } from '#platform/form/server-faults.ts';
import './fault-summary.css';

export type FaultSummaryHandle = { focus: () => void };

export type FaultSummaryProps = {
  ref: Ref<FaultSummaryHandle>;
  /** The prefix of the ids of the form's fields. */
  formId: string;
  faults: Faults;
};

/**
 * All errors of the form, above it, each a link to its field. Gets the focus when the form was refused: screen readers
 * then read them once, so the fields don't announce them again.
 */
export function FaultSummary({ ref, formId, faults }: FaultSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    // Focus once the errors have been rendered.
    focus: () => requestAnimationFrame(() => box.current?.focus()),
  }));
  if (faults.size === 0) return null;
  return (
    <div
      ref={box}
      className="fault-summary"
      role="group"
      aria-labelledby={`${formId}-faults`}
      aria-describedby={`${formId}-fault-list`}
      tabIndex={-1}
    >
      <h2 id={`${formId}-faults`}>
        <Icon of={CircleAlert} />
        {texts.faults({ count: faults.size })}
      </h2>
      <ul id={`${formId}-fault-list`}>
        {[...faults].map(([field, message]) => (
          <li key={field}>
            {field === WHOLE_FORM ? (
              message
            ) : (
              <a
                href={`#${fieldId(formId, field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(formId, field);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The id of a field's element, which the summary links to. */
export function fieldId(formId: string, field: string): string {
  return `${formId}-${encodeURIComponent(field)}`;
}

function focusField(formId: string, field: string): void {
  const holder = document.getElementById(fieldId(formId, field));
  const control = holder?.querySelector<HTMLElement>(
    ':is(input:not([tabindex="-1"]), textarea, select, button):not(:disabled)',
  );
  holder?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
