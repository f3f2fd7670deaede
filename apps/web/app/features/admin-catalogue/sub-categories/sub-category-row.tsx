import type { WireSubCategory } from '@jhola/contract/client';
import { texts } from '#messages/admin-sub-categories.ts';
import { languageOf } from '#platform/language.ts';
import { Chip } from '#ui/chip.tsx';
import { Picture } from '#ui/picture.tsx';
import { tintOf } from '#ui/tint-of.ts';
import { RowActions } from '../row-actions.tsx';

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
      <th scope="row" lang={languageOf(name)}>
        {name}
      </th>
      <td className="thumb">
        <button
          type="button"
          className="pocket"
          data-tint={tintOf(category[0]?.name ?? name)}
          aria-label={texts.viewPicture({ name })}
          onClick={onView}
        >
          <Picture src={image} alt="" shown={48} />
        </button>
      </td>
      <td className="parents">
        <span className="chosen">
          {category.map((parent) => (
            <Chip key={parent._id}>
              <span lang={languageOf(parent.name)}>{parent.name}</span>
            </Chip>
          ))}
        </span>
      </td>
      <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </tr>
  );
}
