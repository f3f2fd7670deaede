import { useDepartments } from './departments-context.tsx';
import { ProductRow } from './product-row.tsx';

/** A row of products below a page that has nothing else to show. */
export function SomethingToBuy() {
  const [department] = useDepartments();
  return department && <ProductRow department={department} />;
}
