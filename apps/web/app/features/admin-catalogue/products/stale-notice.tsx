import { TriangleAlert } from 'lucide';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Somebody else saved the product meanwhile: theirs or ours. */
export function StaleNotice(props: { onStartAnew: () => void; onOverwrite: () => void }) {
  return (
    <div className="draft-note">
      <Icon of={TriangleAlert} />
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
