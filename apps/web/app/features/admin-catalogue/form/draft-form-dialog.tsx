import { Fragment, type ReactNode } from 'react';
import { StaleNotice } from '#features/admin/index.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { DraftNote } from '#features/drafts/index.ts';
import { FaultSummary } from './fault-summary.tsx';
import type { DraftForm } from './use-draft-form.ts';

export type DraftFormDialogProps = {
  form: DraftForm;
  open: boolean;
  title: string;
  /** The text of the submit button. */
  submit: string;
  /** Whether the button looks enabled. It submits in any case: the server says what is missing. */
  isComplete: boolean;
  /** The fields. */
  children: ReactNode;
};

/**
 * A dialog with a form whose input is kept as a draft; above the fields, notes about a restored draft and about
 * somebody else's change, and all errors.
 */
export function DraftFormDialog({ form, open, title, submit, isComplete, children }: DraftFormDialogProps) {
  const { formId, faults, summary, busy, save, close, restoredAt, discard, turn, guard } = form;
  const { isStale, showTheirs, overwrite } = form;
  return (
    <FormDialog
      formId={formId}
      onSubmit={() => void save()}
      open={open}
      onClose={close}
      title={title}
      submitLabel={submit}
      submitKind={isComplete ? 'main' : 'soft'}
      busy={busy}
    >
      <DraftNote restoredAt={restoredAt} onDiscard={discard} />
      {isStale && <StaleNotice onShowTheirs={() => void showTheirs()} onOverwrite={() => void overwrite()} />}
      <FaultSummary ref={summary} formId={formId} faults={faults} />
      <Fragment key={turn}>{children}</Fragment>
      {guard}
    </FormDialog>
  );
}
