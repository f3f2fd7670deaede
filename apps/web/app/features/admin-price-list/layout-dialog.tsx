import { texts as shared } from '#messages/shared.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/confirm-dialog.tsx';
import type { useShown } from '#ui/use-shown.ts';

export type LayoutDialogProps<Layout> = Pick<
  ConfirmDialogProps,
  'title' | 'confirm' | 'busy' | 'busyLabel'
> & {
  /** The saved layout that the dialog is about. */
  asked: ReturnType<typeof useShown<Layout>>;
  /** What confirming does to it. */
  effectOn: (layout: Layout) => string;
  onConfirm: (layout: Layout) => void;
};

/** Asks for confirmation before a saved layout is replaced or deleted. Renders nothing until it is first opened. */
export function LayoutDialog<Layout>({ asked, effectOn, onConfirm, ...dialog }: LayoutDialogProps<Layout>) {
  if (asked.shown === null) return null;
  const { thing, open, turn } = asked.shown;
  return (
    <ConfirmDialog
      {...dialog}
      key={turn}
      open={open}
      onClose={asked.hide}
      description={effectOn(thing)}
      keep={shared.cancel}
      onConfirm={() => onConfirm(thing)}
    />
  );
}
