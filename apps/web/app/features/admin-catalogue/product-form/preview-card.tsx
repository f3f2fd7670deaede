import { ProductCard } from '#features/catalogue/index.ts';
import { texts } from '#messages/product-form.ts';
import { classNames } from '#ui/class-names.ts';
import { tintOf } from '#ui/tint-of.ts';
import { draftFaults } from './draft-faults.ts';
import { draftNumber, type ProductDraft } from './product-draft.ts';

/** A preview of the product's card as shoppers will see it; not interactive. */
export function PreviewCard({ draft }: { draft: ProductDraft }) {
  const faults = draftFaults(draft);
  const number = (field: 'price' | 'discount' | 'stock') =>
    faults.has(field) ? 0 : draftNumber(field, draft[field]);
  const product = {
    _id: 'preview',
    name: draft.name.trim() || texts.yourProduct,
    unit: draft.unit.trim() || '…',
    price: number('price'),
    discount: number('discount'),
    // An empty stock field shouldn't make the preview look sold out.
    stock: faults.has('stock') ? 1 : number('stock'),
    image: draft.image.slice(0, 1),
    tint: tintOf(draft.category[0]?.name ?? draft.name),
  };
  return (
    <aside
      className={classNames('preview', product.image.length === 0 && 'unpictured')}
      aria-label={texts.asShoppersSee}
    >
      <h2 className="lab">{texts.asShoppersSee}</h2>
      <div inert>
        <ProductCard product={product} />
      </div>
    </aside>
  );
}
