import { TriangleAlert } from 'lucide';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Somebody else has saved the product meanwhile: choose their version or ours. */
export function StaleNotice(props: { onStartAnew: () => void; onOverwrite: () => void }) {
  return (
    <div className="draft-note">
      <Icon of={TriangleAlert} />
      <span>Someone else changed this product while you were editing it. Your changes are still here.</span>
      <Button kind="line" small onClick={props.onStartAnew}>
        Show their version
      </Button>
      <Button kind="line" small onClick={props.onOverwrite}>
        Overwrite with mine
      </Button>
    </div>
  );
}
