const API = 'apps/api/src';
const FEATURES = `${API}/features`;

/**
 * Which folder writes which table. A name that ends in `*` stands for all names with that prefix. Other features call a
 * function of the owner within their own transaction.
 */
export const TABLE_OWNERS: readonly { readonly folder: string; readonly tables: readonly string[] }[] = [
  {
    folder: `${FEATURES}/accounts`,
    tables: [
      'users',
      'sessions',
      'refresh_tokens',
      'password_resets',
      'email_confirmations',
      'known_devices',
      'authenticators',
      'recovery_codes',
      'passkeys',
      'passkey_challenges',
      'pending_logins',
    ],
  },
  { folder: `${FEATURES}/addresses`, tables: ['addresses'] },
  { folder: `${FEATURES}/audit`, tables: ['admin_changes'] },
  {
    folder: `${FEATURES}/back-in-stock`,
    tables: ['back_in_stock_requests', 'back_in_stock_rounds'],
  },
  { folder: `${FEATURES}/cart`, tables: ['cart_lines', 'cart_merges'] },
  {
    folder: `${FEATURES}/catalogue`,
    tables: [
      'products',
      'categories',
      'sub_categories',
      'sub_category_parents',
      'product_categories',
      'product_sub_categories',
      'stock_moves',
      'product_edits',
      'bulk_actions',
      'catalogue_additions',
      'catalogue_version',
      'catalogue_changes',
      'catalogue_price_versions',
      'product_sales',
      'sales_ranking',
      'search_words',
    ],
  },
  {
    folder: `${FEATURES}/orders`,
    tables: ['orders', 'order_lines', 'order_events', 'order_origins', 'closed_orders'],
  },
  { folder: `${FEATURES}/payments`, tables: ['payments', 'payment_events'] },
  { folder: `${FEATURES}/pictures`, tables: ['pictures'] },
  { folder: `${FEATURES}/push`, tables: ['push_subscriptions', 'push_queue'] },
  {
    folder: `${FEATURES}/price-list`,
    tables: ['price_lists', 'price_list_*', 'listed_*', 'staged_rows'],
  },
  { folder: `${FEATURES}/searches`, tables: ['search_counts', 'missed_searches'] },
  { folder: `${API}/platform/mail`, tables: ['mail_outbox'] },
  { folder: `${API}/platform/keys`, tables: ['server_keys'] },
  { folder: `${API}/platform/rate-limit`, tables: ['rate_counters'] },
  { folder: 'packages/payment-sandbox/src', tables: ['sandbox_*'] },
];

/** The folder that may write a table, or undefined if none is declared. */
export function ownerOf(table: string): string | undefined {
  return TABLE_OWNERS.find(({ tables }) => tables.some((name) => matchesName(name, table)))?.folder;
}

/** Whether a declared name matches a table. */
export function matchesName(name: string, table: string): boolean {
  return name.endsWith('*') ? table.startsWith(name.slice(0, -1)) : name === table;
}
