import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PictureViewer } from '#ui/picture-viewer.tsx';
import { SheetPart, SheetRow } from './sheet-part.tsx';

const KINDS = ['dialog', 'wide', 'drawer'] as const;

/** Overlays: a dialog of each kind, and the picture viewer. */
export function Overlays() {
  const [open, setOpen] = useState<(typeof KINDS)[number] | 'picture' | null>(null);
  const close = () => setOpen(null);
  return (
    <SheetPart title="Over the page">
      <SheetRow>
        {[...KINDS, 'picture' as const].map((kind) => (
          <Button kind="line" onClick={() => setOpen(kind)} key={kind}>
            {`Open the ${kind}`}
          </Button>
        ))}
      </SheetRow>
      {KINDS.map((kind) => (
        <Dialog
          open={open === kind}
          onClose={close}
          kind={kind}
          title={`A ${kind}`}
          description="One sentence that is read out with its name."
          actions={
            <>
              <Button kind="soft" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Save</Button>
            </>
          }
          key={kind}
        >
          <p>What it is about.</p>
        </Dialog>
      ))}
      <PictureViewer open={open === 'picture'} onClose={close} src="/bag-empty.svg" title="The empty bag" />
    </SheetPart>
  );
}
