import { Plus } from 'lucide';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import './dashed-tile.css';

/** The stitched tile for what is still to come ('Add address'). Takes a button's props. */
export function DashedTile({ children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className="dashed-tile">
      <Icon of={Plus} />
      {children}
    </button>
  );
}
