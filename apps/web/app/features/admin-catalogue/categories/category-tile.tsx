import type { WireCategory } from '@jhola/contract/client';
import { languageOf } from '#platform/language.ts';
import { Picture } from '#ui/picture.tsx';
import { tintOf } from '#ui/tint-of.ts';
import { TileActions } from '../tile-actions.tsx';

export type CategoryTileProps = { category: WireCategory; onEdit: () => void; onDelete: () => void };

/** A category with its actions. */
export function CategoryTile({ category: { name, image }, onEdit, onDelete }: CategoryTileProps) {
  return (
    <li className="admin-tile" data-tint={tintOf(name)}>
      <div className="admin-tile-picture">
        <Picture src={image} alt="" shown={200} />
      </div>
      <h2 className="admin-tile-name" lang={languageOf(name)}>
        {name}
      </h2>
      <TileActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
