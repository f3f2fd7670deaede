import type { WirePerson } from '@jhola/contract/client';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/admin-users.ts';
import { texts as shared } from '#messages/shared.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { PersonLines } from './person-lines.tsx';
import { useAccountCalls } from './use-users.ts';

export type TwoStepDialogProps = { person: WirePerson; open: boolean; onClose: () => void };

/** Asks for confirmation before turning off the two-step verification of a user who has lost their device. */
export function TwoStepDialog({ person, open, onClose }: TwoStepDialogProps) {
  const { busy, run } = useTask();
  const { resetSecondFactor } = useAccountCalls();
  const confirm = () =>
    run(async () => {
      toast.success(await resetSecondFactor(person));
      onClose();
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.resetTwoStepTitle}
      description={texts.resetTwoStepEffect({ name: person.name })}
      keep={shared.cancel}
      confirm={texts.reset}
      busy={busy}
      busyLabel={shared.saving}
      onConfirm={() => void confirm()}
    >
      <PersonLines person={person} />
    </ConfirmDialog>
  );
}
