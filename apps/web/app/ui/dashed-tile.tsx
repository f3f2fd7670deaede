import { Plus } from 'lucide';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import './dashed-tile.css';

/** A dashed tile that adds something ('Add address'). Takes the props of a button. */
export function DashedTile({ children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className="dashed-tile">
      <Icon of={Plus} />
      {children}
    </button>
  );
}
