import { Plus } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import './dashed-tile.css';

/** The stitched tile for what is still to come ('Add address'). Takes a button's props. */
export function DashedTile({ children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className="dashed-tile">
      <Plus className="i" aria-hidden="true" />
      {children}
    </button>
  );
}
