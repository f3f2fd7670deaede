import type { WireSubCategory } from '@jhola/contract/client';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/admin-sub-categories.ts';
import { BlockPlaceholder, TablePlaceholder, TextPlaceholder, ThumbPlaceholder } from '#ui/placeholders.tsx';
import { SubCategoryRow } from './sub-category-row.tsx';
import './sub-category-table.css';

export type SubCategoryTableProps = {
  subCategories: readonly WireSubCategory[];
  onView: (subCategory: WireSubCategory) => void;
  onEdit: (subCategory: WireSubCategory) => void;
  onDelete: (subCategory: WireSubCategory) => void;
};

/** The sub-categories with their numbers, pictures and parents. */
export function SubCategoryTable({ subCategories, onView, onEdit, onDelete }: SubCategoryTableProps) {
  return (
    <table className="sub-categories">
      <thead>
        <tr>
          <th scope="col">{texts.serial}</th>
          <th scope="col">{catalogue.name}</th>
          <th scope="col">{catalogue.image}</th>
          <th scope="col">{catalogue.category}</th>
          <th scope="col">{catalogue.action}</th>
        </tr>
      </thead>
      <tbody>
        {subCategories.map((subCategory, index) => (
          <SubCategoryRow
            key={subCategory._id}
            serial={index + 1}
            subCategory={subCategory}
            onView={() => onView(subCategory)}
            onEdit={() => onEdit(subCategory)}
            onDelete={() => onDelete(subCategory)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The table while it is loading. */
export function SubCategoryTablePlaceholder() {
  return (
    <TablePlaceholder className="sub-categories" rows={12}>
      <td className="serial">
        <TextPlaceholder width="1.2em" />
      </td>
      <th>
        <TextPlaceholder width="8rem" />
      </th>
      <td className="thumb">
        <ThumbPlaceholder size={48} />
      </td>
      <td className="parents">
        <BlockPlaceholder height="30px" width="130px" />
      </td>
      <td className="action">
        <span className="action-placeholder">
          <BlockPlaceholder height="20px" width="64px" />
        </span>
      </td>
    </TablePlaceholder>
  );
}
