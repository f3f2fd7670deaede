import type { WireSubCategory } from '@jhola/contract/client';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/admin-sub-categories.ts';
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
