import type { WireSubCategory } from '@jhola/contract/client';
import { Pencil, Trash2 } from 'lucide';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/admin-sub-categories.ts';
import { Chip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { tintStyle } from '#ui/tint.ts';
import { tintOf } from '#ui/tint-of.ts';

export type SubCategoryRowProps = {
  serial: number;
  subCategory: WireSubCategory;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** A row of the table; a card on small screens. */
export function SubCategoryRow({ serial, subCategory, onView, onEdit, onDelete }: SubCategoryRowProps) {
  const { name, image, category } = subCategory;
  return (
    <tr>
      <td className="serial">{serial}</td>
      <th scope="row">{name}</th>
      <td className="thumb">
        <button
          type="button"
          className="pocket"
          style={tintStyle(tintOf(category[0]?.name ?? name))}
          aria-label={texts.viewPicture({ name })}
          onClick={onView}
        >
          <Picture src={image} alt="" shown={48} />
        </button>
      </td>
      <td className="parents">
        <span className="chosen">
          {category.map((parent) => (
            <Chip key={parent._id}>{parent.name}</Chip>
          ))}
        </span>
      </td>
      <td className="action">
        <IconButton label={catalogue.editOf({ name })} onClick={onEdit}>
          <Icon of={Pencil} />
        </IconButton>
        <IconButton label={catalogue.deleteOf({ name })} className="bad" onClick={onDelete}>
          <Icon of={Trash2} />
        </IconButton>
      </td>
    </tr>
  );
}
