/** '1 product', '2,345 products'. */
export function countProducts(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'product' : 'products'}`;
}
