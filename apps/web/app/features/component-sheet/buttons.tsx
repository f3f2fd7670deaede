import { pagePath } from '@jhola/domain';
import { Heart, Trash2 } from 'lucide';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DashedTile } from '#ui/dashed-tile.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SheetPart, SheetRow } from './sheet-part.tsx';

const KINDS = ['main', 'line', 'soft', 'quiet', 'bad'] as const;

/** Every kind of button: normal, small, busy, disabled. */
export function Buttons() {
  return (
    <SheetPart title="Buttons">
      {[{}, { small: true }, { busy: true, busyLabel: 'Saving...' }, { disabled: true }].map((state) => (
        <SheetRow key={Object.keys(state).join()}>
          {KINDS.map((kind) => (
            <Button kind={kind} key={kind} {...state}>
              Shop Now
            </Button>
          ))}
        </SheetRow>
      ))}
      <SheetRow>
        <ButtonLink to={pagePath('home')}>A link as a button</ButtonLink>
        <IconButton label="Like it">
          <Icon of={Heart} size={24} />
        </IconButton>
        <IconButton label="Delete it" className="bad">
          <Icon of={Trash2} size={24} />
        </IconButton>
        <IconButton label="Like it, over a picture" round>
          <Icon of={Heart} size={24} />
        </IconButton>
      </SheetRow>
      <Button wide>As wide as its place</Button>
      <DashedTile>Add address</DashedTile>
    </SheetPart>
  );
}
