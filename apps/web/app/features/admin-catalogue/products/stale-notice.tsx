import { TriangleAlert } from 'lucide';
import { texts } from '#messages/admin-products.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Somebody else has saved the product meanwhile: choose their version or ours. */
export function StaleNotice(props: { onShowTheirs: () => void; onOverwrite: () => void }) {
  return (
    <div className="draft-note">
      <Icon of={TriangleAlert} />
      <span>{texts.changedMeanwhile}</span>
      <Button kind="line" small onClick={props.onShowTheirs}>
        {texts.showTheirs}
      </Button>
      <Button kind="line" small onClick={props.onOverwrite}>
        {texts.overwrite}
      </Button>
    </div>
  );
}
