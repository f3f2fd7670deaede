import type { SectionFaults } from './fault.ts';

/** Planted faults of section 1: what the product does and for whom. */
export const SECTION_1: SectionFaults = {
  '1.01': [
    {
      breaks: 'Categories after the tenth are missing on the home page',
      in: 'apps/web/app/features/catalogue/category-grid.tsx',
      find: 'departments.map(toTile)',
      put: 'departments.slice(0, 10).map(toTile)',
    },
    {
      breaks: 'A search finds nothing, whatever its term',
      in: 'apps/web/app/features/search/search-page.ts',
      find: "if (term.trim() === '') return NOTHING_FOUND;",
      put: "if (term.trim() !== '') return NOTHING_FOUND;",
    },
    {
      breaks: 'A visitor’s cart isn’t kept beyond the page',
      in: 'apps/web/app/features/cart/store/visitor-cart-store.ts',
      find: 'const cart = withQuantity(before, product, quantity); this.#kept.write(cart);',
      put: 'const cart = withQuantity(before, product, quantity);',
    },
  ],
  '1.02': [
    {
      breaks: 'Save Changes of the profile keeps the old name',
      in: 'apps/web/app/features/account/profile-form.tsx',
      find: 'mobile: mobileDigits(fields.mobile),',
      put: 'mobile: mobileDigits(fields.mobile), name: user.name,',
    },
    {
      breaks: 'The list of orders stays empty',
      in: 'apps/web/app/features/orders/use-orders.ts',
      find: 'pages.flatMap(({ data }) => data.map(',
      put: 'pages.flatMap(({ data }) => data.slice(1).map(',
    },
    {
      breaks: 'The list of addresses lacks the newest',
      in: 'apps/web/app/features/addresses/addresses-page.tsx',
      find: '{addresses.map((address) => (',
      put: '{addresses.slice(1).map((address) => (',
    },
  ],
  '1.03': [
    {
      breaks: 'There is a third way to pay',
      in: 'apps/web/app/features/checkout/order-summary.tsx',
      find: '{texts.payCash} </Button>',
      put: '{texts.payCash} </Button> <Button wide kind="line">UPI</Button>',
    },
    {
      breaks: 'Cash on Delivery pays by card',
      in: 'apps/web/app/features/checkout/order-summary.tsx',
      find: "onClick={press('cash')}",
      put: "onClick={press('card')}",
    },
    {
      breaks: 'Online Payment orders in cash',
      in: 'apps/web/app/features/checkout/order-summary.tsx',
      find: "onClick={press('card')}",
      put: "onClick={press('cash')}",
    },
  ],
  '1.04': [
    {
      breaks: 'A new category has a different name',
      in: 'apps/web/app/features/admin-catalogue/categories/category-dialog.tsx',
      find: "sessionApi('addCategory', { ...draft, editId })",
      put: "sessionApi('addCategory', { ...draft, name: 'New category', editId })",
    },
    {
      breaks: 'A changed product keeps its price',
      in: 'apps/api/src/features/catalogue/products/update-product.ts',
      find: '...contentColumns(config, form), stock',
      put: '...(({ price_paise: _, ...kept }) => kept)(contentColumns(config, form)), stock',
    },
    {
      breaks: 'Delete closes the question and deletes nothing',
      in: 'apps/web/app/features/admin-catalogue/delete-dialog.tsx',
      find: 'onConfirm={() => void change(remove)}',
      put: 'onConfirm={onClose}',
    },
  ],
  '1.05': [
    {
      breaks: 'The product page claims 500+ products',
      in: 'apps/web/app/messages/en/product-page.ts',
      find: '5000+ products',
      put: '500+ products',
    },
    {
      breaks: 'The product page claims no best prices and offers',
      in: 'apps/web/app/messages/en/product-page.ts',
      find: "'Best Prices & Offers'",
      put: "'Good Prices'",
    },
    {
      breaks: 'The product page doesn’t claim superfast delivery',
      in: 'apps/web/app/features/catalogue/product-claims.tsx',
      find: '<Claim title={texts.fast} text={texts.fastText} icon={Bike} tint="almond"> {deliveries} </Claim>',
      put: '{deliveries}',
    },
  ],
  '1.06': [
    {
      breaks: 'The badge of a card promises 15 minutes',
      in: 'apps/web/app/messages/en/ui.ts',
      find: "'10 min'",
      put: "'15 min'",
    },
    {
      breaks: 'Only cards with a discount have the badge',
      in: 'apps/web/app/features/catalogue/product-card.tsx',
      find: '<TenMinuteNote />',
      put: '{product.discount > 0 && <TenMinuteNote />}',
    },
    {
      breaks: 'The product page writes 10 min as the cards do',
      in: 'apps/web/app/messages/en/ui.ts',
      find: "'10 Min'",
      put: "'10 min'",
    },
  ],
  '1.07': [
    {
      breaks: 'Delivery reads as an amount',
      in: 'apps/web/app/features/cart/panels/bill-details.tsx',
      find: 'DELIVERY_CHARGE_PAISE === 0 ? texts.free : formatPaise(DELIVERY_CHARGE_PAISE)',
      put: 'formatPaise(DELIVERY_CHARGE_PAISE)',
    },
  ],
  '1.08': [
    {
      breaks: 'Rupees are grouped by thousands, as elsewhere',
      in: 'packages/messages/src/format-number.ts',
      find: 'part === undefined ? grouped :',
      put: "part === undefined ? Number(whole).toLocaleString('en-US') :",
    },
    {
      breaks: 'Amounts with paise are grouped by thousands',
      in: 'packages/messages/src/format-number.ts',
      find: '`${grouped}.${part}`',
      put: "`${Number(whole).toLocaleString('en-US')}.${part}`",
    },
    {
      breaks: 'Prices are in dollars',
      in: 'packages/domain/src/money.ts',
      find: '${sign}₹',
      put: '${sign}$',
    },
  ],
};
