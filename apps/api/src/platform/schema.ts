/** The tables as created by the migrations, for the query builder. */
import type {
  AddressId,
  CartLineId,
  CategoryId,
  Id,
  OrderId,
  OrderStatus,
  Paise,
  PaymentState,
  PriceListEffect,
  PriceListMeaning,
  PriceListSettings,
  PriceListState,
  ProductField,
  ProductId,
  ReturnOutcome,
  Role,
  SessionId,
  StoredOrderStatus,
  SubCategoryId,
  UserId,
} from '@jhola/domain';
import type { Language } from '@jhola/messages';
import type { ColumnType, Generated } from 'kysely';
import type { MailContent } from './mail/content.ts';

type Time = ColumnType<Date, Date, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as text, read as a parsed value. */
type Json<Value> = ColumnType<Value, string, string>;

export type AddressCopy = {
  address_line: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  mobile: string;
};

/** A product that a merge added with a lower quantity than requested, or not at all. */
export type CartLeftOut = {
  readonly productId: ProductId;
  readonly reason: 'gone' | 'sold-out' | 'fewer' | 'full';
  /** The quantity in the cart. */
  readonly quantity: number;
};

/** An effect of a price list: its count, and its first examples. */
export type PriceListEffectCount = {
  effect: PriceListEffect;
  count: number;
  examples: { line: number; product: string; reason: string }[];
};

export type PriceListCounts = {
  rows: number;
  refused: number;
  adjusted: number;
  merged: number;
  conflicts: number;
  new: number;
  changed: number;
  same: number;
  newCategories: number;
  newSubCategories: number;
};

/** The column of a product's field, by the field's kind. */
type ColumnOfKind = {
  text: string;
  money: Paise;
  percent: number;
  'optional text': Generated<string>;
  'optional number': ColumnType<number | null, number | null | undefined, number | null>;
  'yes or no': Generated<boolean>;
  'search words': Generated<string>;
  pictures: string[];
  details: Json<Record<string, string>>;
};

type ProductFieldColumns = { [Field in ProductField as Field['column']]: ColumnOfKind[Field['kind']] };

export type Tables = {
  users: {
    id: UserId;
    name: string;
    email: string;
    password_hash: string;
    mobile: Generated<string>;
    avatar: Generated<string>;
    role: Generated<Role>;
    status: Generated<'Active' | 'Inactive' | 'Suspended'>;
    /** The language that the user used last. */
    language: Generated<string>;
    email_verified_at: OptionalTime;
    last_login_at: OptionalTime;
    created_at: Time;
    updated_at: Time;
  };
  sessions: {
    id: SessionId;
    user_id: UserId;
    logged_in_at: Time;
    /** When its tokens were last renewed, which happens every fifteen minutes while the session is in use. */
    last_used_at: ColumnType<Date, Date | undefined, Date>;
    expires_at: Time;
    ended_at: OptionalTime;
    /** When they were renewed, until an access token of this renewal is used. */
    unused_since: OptionalTime;
    /** Access tokens that were issued before are refused. */
    tokens_since: OptionalTime;
    /** Browser and operating system as text; empty if unknown. */
    device: Generated<string>;
  };
  refresh_tokens: {
    token_hash: Buffer;
    session_id: SessionId;
    issued_at: Time;
    used_at: OptionalTime;
    /** The hash of the token that this one replaced. */
    parent_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  };
  closed_orders: {
    status: 'delivered' | 'undelivered' | 'cancelled';
    orders: Generated<number>;
    until: Generated<Date>;
  };
  order_origins: { order_id: OrderId; address: string; noted_at: Time };
  known_devices: { device_hash: Buffer; user_id: UserId; known_since: Time; last_seen_at: Time };
  password_resets: {
    cookie_hash: Buffer;
    email: string;
    user_id: UserId | null;
    otp_hash: Buffer;
    tries: Generated<number>;
    requested_at: Time;
    proved_at: OptionalTime;
    used_at: OptionalTime;
  };
  authenticators: {
    user_id: UserId;
    secret: Buffer;
    /** The id of the encryption key; null for plain text. */
    key_id: string | null;
    added_at: Time;
    confirmed_at: OptionalTime;
    last_step: Generated<number>;
  };
  passkeys: {
    credential_id: string;
    user_id: UserId;
    public_key: Buffer;
    counter: number;
    name: string;
    added_at: Time;
    last_used_at: OptionalTime;
  };
  passkey_challenges: { challenge: string; user_id: UserId | null; made_at: Time };
  recovery_codes: { user_id: UserId; code_hash: Buffer; used_at: OptionalTime };
  pending_logins: { token_hash: Buffer; user_id: UserId; password_hash: string; begun_at: Time };
  email_confirmations: {
    code_hash: Buffer;
    user_id: UserId;
    email: string;
    created_at: Time;
    used_at: OptionalTime;
  };
  rate_counters: { key: string; window_started_at: Time; count: number };
  server_keys: { name: string; value: Buffer; key_id: string | null };
  mail_outbox: {
    id: Id<'Mail'>;
    recipient: string;
    subject: string;
    body: string;
    content: Json<MailContent> | null;
    created_at: Time;
    next_try_at: Time;
    tries: Generated<number>;
    sent_at: OptionalTime;
    last_fault: string | null;
    earlier_address_of: Generated<UserId | null>;
  };
  categories: { id: CategoryId; name: string; image: string; created_at: Time; updated_at: Time };
  sub_categories: { id: SubCategoryId; name: string; image: string; created_at: Time; updated_at: Time };
  sub_category_parents: { sub_category_id: SubCategoryId; category_id: CategoryId; position: number };
  products: {
    id: ProductId;
    stock: number;
    import_key: string | null;
    created_at: Time;
    updated_at: Time;
    content_updated_at: Time;
  } & ProductFieldColumns;
  product_categories: { product_id: ProductId; category_id: CategoryId; position: number };
  product_sub_categories: { product_id: ProductId; sub_category_id: SubCategoryId; position: number };
  stock_moves: {
    product_id: ProductId;
    moved_at: Time;
    change: number;
    reason: 'sold' | 'returned' | 'edited' | 'imported';
  };
  bulk_actions: {
    action_id: string;
    /** The action, as in the audit log. */
    whole: string;
    change_id: Id<'AdminChange'> | null;
    products: number;
    is_finished: Generated<boolean>;
    started_at: Time;
  };
  catalogue_additions: { edit_id: Id<'Addition'>; entity_id: string; added_at: Time };
  product_edits: { product_id: ProductId; edit_id: Id<'ProductEdit'>; edited_at: Time };
  pictures: {
    id: string;
    recipe: Json<unknown> | null;
    width: number | null;
    height: number | null;
    uploaded_by: UserId | null;
    created_at: Time;
    is_avatar: Generated<boolean>;
  };
  catalogue_version: { only_row: Generated<boolean>; version: number };
  catalogue_price_versions: { version: number };
  catalogue_changes: {
    version: number;
    entity: 'category' | 'sub_category' | 'product' | 'ranking' | 'search_words';
    entity_id: string;
  };
  search_words: {
    id: Id<'SearchWords'>;
    words: string[];
    means: string[];
    created_at: Time;
    updated_at: Time;
  };
  product_sales: { product_id: ProductId; orders: number };
  sales_ranking: { only_row: Generated<boolean>; as_of: Time };
  cart_lines: {
    id: CartLineId;
    user_id: UserId;
    product_id: ProductId;
    quantity: number;
    added_unit_paise: Paise;
    added_at: Time;
  };
  cart_merges: { user_id: UserId; merge_id: string; merged_at: Time; left_out: Json<CartLeftOut[]> | null };
  back_in_stock_requests: { user_id: UserId; product_id: ProductId; language: Language; asked_at: Time };
  back_in_stock_rounds: { product_id: ProductId; began_at: Time; told: number };
  push_subscriptions: {
    session_id: SessionId;
    user_id: UserId;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: Language;
    added_at: Time;
  };
  push_queue: {
    session_id: SessionId;
    order_id: OrderId;
    status: OrderStatus;
    queued_at: Time;
    next_try_at: Time;
    tries: Generated<number>;
    claimed_until: Time | null;
  };
  addresses: {
    id: AddressId;
    user_id: UserId;
    address_line: string;
    city: string;
    state: string;
    country: string;
    pincode: string;
    mobile: string;
    status: Generated<boolean>;
    created_at: Time;
    updated_at: Time;
    idempotency_key: string | null;
  };
  orders: {
    id: OrderId;
    order_number: string;
    user_id: UserId;
    status: StoredOrderStatus;
    payment_method: 'cash' | 'card';
    payment_status: string;
    sub_total_paise: Paise;
    delivery_paise: Generated<Paise>;
    total_paise: Paise;
    /** The address may have been deleted since. */
    address_id: AddressId | null;
    delivery_address: Json<AddressCopy>;
    idempotency_key: string | null;
    /** When it was placed; while a payment is awaited, when that payment began. */
    placed_at: Time;
    updated_at: Time;
    status_since: Time;
    /** Why it was cancelled or is undelivered. */
    cancel_reason: string | null;
    /** The language in which it was placed. */
    language: Generated<string>;
    /** Whether it is counted in `product_sales`. */
    sales_counted: Generated<boolean>;
  };
  order_events: {
    id: Generated<number>;
    order_id: OrderId;
    status: StoredOrderStatus;
    happened_at: Time;
    actor: 'shopper' | 'shop' | 'program';
    actor_id: UserId | null;
    note: string | null;
  };
  admin_changes: {
    id: Id<'AdminChange'>;
    changed_at: Time;
    /** Null for the command line, and for a part of a change, which has the actor of the whole change. */
    actor_id: UserId | null;
    actor_name: string;
    action: string;
    entity: string;
    entity_id: string;
    entity_name: string;
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>> | null;
    part_of: Generated<Id<'AdminChange'> | null>;
  };
  search_counts: {
    day: ColumnType<Date, string, string>;
    term: string;
    shown: string;
    searches: number;
    missed: number;
    chosen: number;
  };
  /** Unused; only processes of the previous release write it. To be dropped in the next release. */
  missed_searches: { day: ColumnType<Date, string, string>; term: string; shown: string; count: number };
  price_list_profiles: {
    id: Id<'PriceListLayout'>;
    name: string;
    headers: string[];
    header_key: string;
    meanings: PriceListMeaning[];
    settings: Json<PriceListSettings>;
    created_at: Time;
    updated_at: Time;
  };
  price_lists: {
    id: Id<'PriceList'>;
    file_name: string;
    size_bytes: number;
    state: Generated<PriceListState>;
    encoding: string;
    delimiter: string;
    header_at: number;
    headers: string[];
    samples: Json<string[][]>;
    meanings: PriceListMeaning[];
    settings: Json<PriceListSettings>;
    profile_name: string | null;
    phase: Generated<'reading' | 'comparing' | 'writing'>;
    share: Generated<number>;
    rows_read: Generated<number>;
    counts: Json<PriceListCounts> | null;
    effects: ColumnType<PriceListEffectCount[], string | undefined, string>;
    paise_like: Generated<boolean[]>;
    fault: string | null;
    uploaded_by: UserId | null;
    created_at: Time;
    updated_at: Time;
    checked_at: OptionalTime;
    finished_at: OptionalTime;
    cancel_requested_at: OptionalTime;
  };
  order_lines: {
    order_id: OrderId;
    position: number;
    /** Null if the order was abandoned. */
    cart_line_id: CartLineId | null;
    product_id: ProductId | null;
    name: string;
    images: string[];
    unit: string;
    price_paise: Paise;
    discount_percent: number;
    quantity: number;
    amount_paise: Paise;
    /** Read as `return_outcome`: see return-outcome.queries.ts. */
    came_back: Generated<ReturnOutcome | null>;
  };
  payments: {
    order_id: OrderId;
    user_id: UserId;
    state: PaymentState;
    amount_paise: Paise;
    session_id: string | null;
    session_url: string | null;
    expires_at: Time;
    payment_intent: string | null;
    received: Json<unknown> | null;
    refund_id: string | null;
    fault: string | null;
    checks: Generated<number>;
    next_check_at: Time;
    created_at: Time;
    updated_at: Time;
    seen_to_at: Time | null;
    customer_email: string | null;
    /** The last recorded list of its refunds. */
    refund_list: ColumnType<unknown, string | undefined, string>;
    /** When the provider was last asked about it; null if that isn't known. */
    asked_at: OptionalTime;
  };
  payment_events: { event_id: string; type: string; received_at: Time };
};
