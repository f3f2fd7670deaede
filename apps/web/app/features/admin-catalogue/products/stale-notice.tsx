import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** Somebody else saved the product meanwhile: theirs or ours. */
export function StaleNotice(props: { onStartAnew: () => void; onOverwrite: () => void }) {
  return (
    <div className="draft-note">
      <TriangleAlert className="i" aria-hidden="true" />
      <span>Somebody changed this product while you were editing it. What you typed is still here.</span>
      <Button kind="line" small onClick={props.onStartAnew}>
        Show theirs
      </Button>
      <Button kind="line" small onClick={props.onOverwrite}>
        Save mine over it
      </Button>
    </div>
  );
}
