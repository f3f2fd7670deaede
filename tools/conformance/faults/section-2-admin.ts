import type { SectionFaults } from './fault.ts';

/** Planted faults of 2.53 to 2.79: the catalogue’s admin pages. */
export const SECTION_2_ADMIN: SectionFaults = {
  '2.53': [
    {
      breaks: 'Edit is missing',
      in: 'apps/web/app/messages/en/admin-catalogue.ts',
      find: "edit: 'Edit'",
      put: "edit: 'Change'",
    },
    {
      breaks: 'The tiles have no pictures',
      in: 'apps/web/app/features/admin-catalogue/categories/category-tile.tsx',
      find: '<Picture src={image} alt="" shown={200} />',
      put: '',
    },
    {
      breaks: 'The first category is missing',
      in: 'apps/web/app/features/admin-catalogue/categories/category-admin-page.tsx',
      find: '{categories.map(',
      put: '{categories.slice(1).map(',
    },
    {
      breaks: 'Add Category opens nothing',
      in: 'apps/web/app/features/admin-catalogue/categories/category-admin-page.tsx',
      find: 'onClick={() => form.show(null)}',
      put: 'onClick={form.hide}',
    },
  ],
  '2.54': [
    {
      breaks: 'Without categories the page is blank',
      in: 'apps/web/app/features/admin-catalogue/categories/category-admin-page.tsx',
      find: 'categories?.length === 0 &&',
      put: 'categories?.length === -1 &&',
    },
  ],
  '2.55': [
    {
      breaks: 'The page is blank while it loads',
      in: 'apps/web/app/features/admin-catalogue/categories/category-admin-page.tsx',
      find: '{!categories && !isError && <TilePlaceholders />}',
      put: '',
    },
  ],
  '2.56': [
    {
      breaks: 'Three columns on phones',
      in: 'apps/web/app/features/admin-catalogue/admin-catalogue.css',
      find: 'repeat(2, minmax(0, 1fr))',
      put: 'repeat(3, minmax(0, 1fr))',
    },
    {
      breaks: 'Three columns on middle screens',
      in: 'apps/web/app/features/admin-catalogue/admin-catalogue.css',
      find: 'repeat(4, minmax(0, 1fr))',
      put: 'repeat(3, minmax(0, 1fr))',
    },
    {
      breaks: 'Five columns on large screens',
      in: 'apps/web/app/features/admin-catalogue/admin-catalogue.css',
      find: 'repeat(6, minmax(0, 1fr))',
      put: 'repeat(5, minmax(0, 1fr))',
    },
  ],
  '2.57': [
    {
      breaks: 'The dialog of a change reads Edit Category',
      in: 'apps/web/app/messages/en/admin-categories.ts',
      find: "'Update Category'",
      put: "'Edit Category'",
    },
    {
      breaks: 'The dialog of a new one reads New Category',
      in: 'apps/web/app/messages/en/admin-categories.ts',
      find: "addTitle: 'Add Category'",
      put: "addTitle: 'New Category'",
    },
    {
      breaks: 'Edit opens the dialog of a new one',
      in: 'apps/web/app/features/admin-catalogue/categories/category-admin-page.tsx',
      find: 'onEdit={() => form.show(category)}',
      put: 'onEdit={() => form.show(null)}',
    },
  ],
  '2.58': [
    {
      breaks: 'The question is spelled as usual',
      in: 'apps/web/app/messages/en/admin-categories.ts',
      find: 'Are you sure permanent delete ?',
      put: 'Are you sure to permanently delete?',
    },
    {
      breaks: 'The button reads Delete',
      in: 'apps/web/app/features/admin-catalogue/categories/category-admin-page.tsx',
      find: 'verb={texts.confirm}',
      put: 'verb="Delete"',
    },
    {
      breaks: 'The title reads Delete',
      in: 'apps/web/app/features/admin-catalogue/delete-dialog.tsx',
      find: 'title={texts.permanentDelete}',
      put: 'title="Delete"',
    },
    {
      breaks: 'Cancel does nothing',
      in: 'apps/web/app/ui/confirm-dialog.tsx',
      find: '<Button kind="soft" onClick={onClose}>',
      put: '<Button kind="soft">',
    },
  ],
  '2.59': [
    {
      breaks: 'The heading reads Subcategories',
      in: 'apps/web/app/messages/en/admin-sub-categories.ts',
      find: "heading: 'Sub Category'",
      put: "heading: 'Subcategories'",
    },
    {
      breaks: 'The button reads Add',
      in: 'apps/web/app/messages/en/admin-sub-categories.ts',
      find: " add: 'Add Sub Category'",
      put: " add: 'Add'",
    },
  ],
  '2.60': [
    {
      breaks: 'The serial numbers begin at 0',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-table.tsx',
      find: 'serial={index + 1}',
      put: 'serial={index}',
    },
    {
      breaks: 'The column Category is called Parents',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-table.tsx',
      find: '<th scope="col">{catalogue.category}</th>',
      put: '<th scope="col">Parents</th>',
    },
    {
      breaks: 'The column Action is before Category',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-table.tsx',
      find: '<th scope="col">{catalogue.category}</th> <th scope="col">{catalogue.action}</th>',
      put: '<th scope="col">{catalogue.action}</th> <th scope="col">{catalogue.category}</th>',
    },
    {
      breaks: 'The names are those of the parents',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-row.tsx',
      find: '<th scope="row" lang={languageOf(name)}> {name} </th>',
      put: '<th scope="row" lang={languageOf(name)}> {category[0]?.name} </th>',
    },
    {
      breaks: 'The table lacks the last sub-category',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-table.tsx',
      find: '{subCategories.map(',
      put: '{subCategories.slice(0, -1).map(',
    },
  ],
  '2.61': [
    {
      breaks: 'The thumbnail’s press does nothing',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-row.tsx',
      find: 'onClick={onView}',
      put: '',
    },
    {
      breaks: 'The viewer is a small window',
      in: 'apps/web/app/ui/picture-viewer.css',
      find: 'inset: 0;',
      put: 'inset: 20%;',
    },
    {
      breaks: 'There is no thumbnail',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-row.tsx',
      find: '<Picture src={image} alt="" shown={48} />',
      put: '',
    },
  ],
  '2.62': [
    {
      breaks: 'Only the first parent has a chip',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-row.tsx',
      find: '{category.map(',
      put: '{category.slice(1).map(',
    },
    {
      breaks: 'Parents are plain text',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-row.tsx',
      find: '<Chip key={parent._id}> <span lang={languageOf(parent.name)}>{parent.name}</span> </Chip>',
      put: '<span key={parent._id}>{parent.name}</span>',
    },
    {
      breaks: 'Edit is a word instead of an icon',
      in: 'apps/web/app/features/admin-catalogue/row-actions.tsx',
      find: '<Icon of={Pencil} />',
      put: 'Edit',
    },
    {
      breaks: 'Delete is a word instead of an icon',
      in: 'apps/web/app/features/admin-catalogue/row-actions.tsx',
      find: '<Icon of={Trash2} />',
      put: 'Delete',
    },
  ],
  '2.63': [
    {
      breaks: 'Delete deletes at once',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-admin-page.tsx',
      find: 'onDelete={deletion.show}',
      put: "onDelete={({ _id }) => void sessionApi('deleteSubCategory', { _id }).catch(() => null)}",
    },
  ],
  '2.64': [
    {
      breaks: 'The button reads Save',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-dialog.tsx',
      find: 'submit={catalogue.submit}',
      put: 'submit="Save"',
    },
    {
      breaks: 'A chip can’t be removed',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-dialog.tsx',
      find: 'before.filter(({ _id }) => _id !== id)',
      put: 'before.filter(({ _id }) => _id !== "")',
    },
    {
      breaks: 'A chosen category has no chip',
      in: 'apps/web/app/features/admin-catalogue/product-form/chosen-field.tsx',
      find: '{chosen.length > 0 && (',
      put: '{chosen.length > 1 && (',
    },
    {
      breaks: 'The name’s field has another label',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-dialog.tsx',
      find: 'label={catalogue.name}',
      put: 'label="Title"',
    },
  ],
  '2.65': [
    {
      breaks: 'The modal reads Update Sub Category',
      in: 'apps/web/app/messages/en/admin-sub-categories.ts',
      find: "'Edit Sub Category'",
      put: "'Update Sub Category'",
    },
    {
      breaks: 'Without an image the preview is blank',
      in: 'apps/web/app/messages/en/admin-catalogue.ts',
      find: "noImage: 'No Image'",
      put: "noImage: ''",
    },
    {
      breaks: 'The modal begins without the categories',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-dialog.tsx',
      find: "image: edited?.image ?? '', category: parents }",
      put: "image: edited?.image ?? '', category: [] }",
    },
    {
      breaks: 'There is no preview',
      in: 'apps/web/app/features/admin-catalogue/pictures/picture-choice.tsx',
      find: '<Picture src={image} alt={texts.preview} shown={128} />',
      put: '<span>An image</span>',
    },
  ],
  '2.66': [
    {
      breaks: 'The title reads New Product',
      in: 'apps/web/app/messages/en/product-form.ts',
      find: "uploadHeading: 'Upload Product'",
      put: "uploadHeading: 'New Product'",
    },
    {
      breaks: 'Number of Stock reads Stock',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-form.tsx',
      find: 'label={texts.numberOfStock}',
      put: 'label={texts.stock}',
    },
    {
      breaks: 'The description is not sent as it was typed',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-draft.ts',
      find: '...byOptionalField<OptionalValues>(({ wire, kind }) => valueOfDraft(kind, draft[wire]))',
      put: 'description: draft.name.trim()',
    },
    {
      breaks: 'The unit is not sent as it was typed',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-draft.ts',
      find: 'unit: draft.unit.trim()',
      put: "unit: '1 unit'",
    },
    {
      breaks: 'Discount is missing',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-form.tsx',
      find: '<DraftField {...shared} name="discount" label={texts.discount} inputMode="numeric" trailing="%" />',
      put: '',
    },
  ],
  '2.67': [
    {
      breaks: 'One picture at a time',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-pictures.tsx',
      find: 'label={catalogue.image} multiple',
      put: 'label={catalogue.image}',
    },
    {
      breaks: 'A click doesn’t enlarge',
      in: 'apps/web/app/features/admin-catalogue/pictures/picture-thumb.tsx',
      find: 'onClick={onEnlarge}',
      put: '',
    },
    {
      breaks: 'Remove does nothing',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-pictures.tsx',
      find: 'before.filter((other) => other !== url)',
      put: 'before.filter((other) => other !== "")',
    },
    {
      breaks: 'No spinner while pictures upload',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-pictures.tsx',
      find: '{uploads.map((upload) => (',
      put: '{uploads.filter(({ state }) => state === "failed").map((upload) => (',
    },
    {
      breaks: 'Remove is always shown',
      in: 'apps/web/app/features/admin-catalogue/pictures/picture-thumb.tsx',
      find: 'className="remove"',
      put: 'className="remove" style={{ opacity: 1 }}',
    },
    {
      breaks: 'The tile of a picture that uploads has no spinner',
      in: 'apps/web/app/features/admin-catalogue/pictures/upload-tile.tsx',
      find: '<Spinner />',
      put: '',
    },
  ],
  '2.68': [
    {
      breaks: 'A chosen category has no chip',
      in: 'apps/web/app/features/admin-catalogue/product-form/chosen-field.tsx',
      find: '{chosen.length > 0 && (',
      put: '{chosen.length > 1 && (',
    },
    {
      breaks: 'A removed category stays',
      in: 'apps/web/app/features/admin-catalogue/product-form/category-fields.tsx',
      find: 'onRemove={removeCategory}',
      put: 'onRemove={() => setOrphans([])}',
    },
    {
      breaks: 'Another category replaces the previous one',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-draft.ts',
      find: 'const category = draft.category.filter(({ _id }) => _id !== id);',
      put: 'const category = draft.category.slice(0, 0);',
    },
  ],
  '2.69': [
    {
      breaks: 'The modal reads New Field',
      in: 'apps/web/app/messages/en/product-form.ts',
      find: "'Add Field'",
      put: "'New Field'",
    },
    {
      breaks: 'The placeholder reads Field name',
      in: 'apps/web/app/messages/en/product-form.ts',
      find: 'Enter field name',
      put: 'Name of the field',
    },
    {
      breaks: 'The button reads Add Field',
      in: 'apps/web/app/messages/en/product-form.ts',
      find: 'Add Fields',
      put: 'Add another',
    },
  ],
  '2.70': [
    {
      breaks: 'An added field has no name',
      in: 'apps/web/app/features/admin-catalogue/product-form/extra-fields.tsx',
      find: 'label={name} maxLength',
      put: 'label="Value" maxLength',
    },
    {
      breaks: 'An added field doesn’t appear',
      in: 'apps/web/app/features/admin-catalogue/product-form/extra-fields.tsx',
      find: "[...before.details, [name, '']]",
      put: '[...before.details]',
    },
    {
      breaks: 'What is typed into it is lost',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-draft.ts',
      find: '[name, value.trim()]',
      put: '[name, value.trim().slice(0, 1)]',
    },
  ],
  '2.71': [
    {
      breaks: 'It is enabled from the start',
      in: 'apps/web/app/features/admin-catalogue/product-form/category-fields.tsx',
      find: 'disabled={!hasCategory}',
      put: '',
    },
    {
      breaks: 'Its text is another',
      in: 'apps/web/app/messages/en/product-form.ts',
      find: 'Select category first',
      put: 'Choose a category first',
    },
  ],
  '2.72': [
    {
      breaks: 'It offers all sub-categories',
      in: 'apps/web/app/features/admin-catalogue/product-form/category-fields.tsx',
      find: 'choices={subCategoryChoices(subCategories, draft.category)}',
      put: 'choices={subCategories}',
    },
    {
      breaks: 'It offers only sub-categories that belong to all chosen categories',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-draft.ts',
      find: 'category.some(({ _id }) => ids.has(_id))',
      put: 'category.every(({ _id }) => ids.has(_id))',
    },
  ],
  '2.73': [
    {
      breaks: 'It reads Save',
      in: 'apps/web/app/features/admin-catalogue/product-form/upload-product-page.tsx',
      find: '{catalogue.submit} </Button>',
      put: 'Save </Button>',
    },
    {
      breaks: 'It submits nothing',
      in: 'apps/web/app/features/admin-catalogue/product-form/upload-product-page.tsx',
      find: '<Button type="submit" busy',
      put: '<Button type="button" busy',
    },
  ],
  '2.74': [
    {
      breaks: 'The heading reads Products',
      in: 'apps/web/app/messages/en/admin-products.ts',
      find: "heading: 'Product'",
      put: "heading: 'Products'",
    },
    {
      breaks: 'The placeholder is without its dots',
      in: 'apps/web/app/messages/en/admin-products.ts',
      find: 'Search product here ...',
      put: 'Search product here',
    },
  ],
  '2.75': [
    {
      breaks: 'Eight columns on large screens',
      in: 'apps/web/app/features/admin-catalogue/admin-catalogue.css',
      find: 'repeat(6, minmax(0, 1fr))',
      put: 'repeat(8, minmax(0, 1fr))',
    },
    {
      breaks: 'One column on phones',
      in: 'apps/web/app/features/admin-catalogue/admin-catalogue.css',
      find: 'repeat(2, minmax(0, 1fr))',
      put: 'minmax(0, 1fr)',
    },
  ],
  '2.76': [
    {
      breaks: 'The unit is missing',
      in: 'apps/web/app/features/admin-catalogue/products/product-tile.tsx',
      find: '<p className="muted">{packText(unit)}</p>',
      put: '',
    },
    {
      breaks: 'The image is missing',
      in: 'apps/web/app/features/admin-catalogue/products/product-tile.tsx',
      find: '<Picture src={image[0] ?? \'\'} alt="" shown={200} />',
      put: '',
    },
    {
      breaks: 'Delete is missing',
      in: 'apps/web/app/messages/en/admin-catalogue.ts',
      find: "delete: 'Delete'",
      put: "delete: 'Remove'",
    },
  ],
  '2.77': [
    {
      breaks: 'The button reads Save',
      in: 'apps/web/app/messages/en/admin-products.ts',
      find: 'Update Product',
      put: 'Save',
    },
    {
      breaks: 'The form begins without the price',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-draft.ts',
      find: 'price: String(price),',
      put: "price: '',",
    },
    {
      breaks: 'The form begins with another product’s name',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-draft.ts',
      find: 'return { name, ...byOptionalField<OptionalDrafts>(({ wire }) => draftOfValue(product[wire])), image, category, subCategory, unit, stock: String(stock)',
      put: 'return { name: unit, ...byOptionalField<OptionalDrafts>(({ wire }) => draftOfValue(product[wire])), image, category, subCategory, unit, stock: String(stock)',
    },
  ],
  '2.78': [
    {
      breaks: 'The question is that of categories',
      in: 'apps/web/app/messages/en/admin-products.ts',
      find: 'Are you sure want to delete permanent ?',
      put: 'Are you sure permanent delete ?',
    },
    {
      breaks: 'The button reads Confirm',
      in: 'apps/web/app/features/admin-catalogue/products/product-dialogs.tsx',
      find: 'verb={catalogue.delete}',
      put: 'verb="Confirm"',
    },
  ],
  '2.79': [
    {
      breaks: 'The pager reads 1 of 3',
      in: 'apps/web/app/features/admin-catalogue/products/pager.tsx',
      find: '`${page}/${total}`',
      put: '`${page} of ${total}`',
    },
    {
      breaks: 'Previous is missing',
      in: 'apps/web/app/features/admin-catalogue/products/pager.tsx',
      find: '<Icon of={ChevronLeft} /> {texts.previous}',
      put: '<Icon of={ChevronLeft} />',
    },
    {
      breaks: 'Next goes to the last page',
      in: 'apps/web/app/features/admin-catalogue/products/pager.tsx',
      find: 'onGo(pageAfter(page, total))',
      put: 'onGo(total)',
    },
  ],
};
