/** The sandbox's tables after its migrations, for the query builder. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Time = ColumnType<Date, Date, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as JSON text, read as a parsed value. */
type Json<Value> = ColumnType<Value, string, string>;

/** The parameters of a sandbox session, besides its amounts. */
export type SandboxAsked = {
  success_url: string;
  cancel_url: string | null;
  client_reference_id: string | null;
  customer_email: string | null;
  locale: string | null;
  submit_type: string | null;
  allowed_payment_method_types: string[] | null;
  metadata: Record<string, string>;
  intent: { metadata: Record<string, string>; description: string | null; receipt_email: string | null };
};

export type SandboxLine = {
  id: string;
  name: string;
  description: string | null;
  image: string | null;
  unit_amount: number;
  quantity: number;
};

/** The parts of a card that may be stored. */
export type SandboxCard = {
  id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  name: string;
};

export type SandboxDecline = { code: string; decline_code: string | null; message: string };

export type Tables = {
  sandbox_account: {
    only_one: Generated<boolean>;
    secret_key: string;
    publishable_key: string;
    webhook_secret: string;
    created_at: Time;
  };
  sandbox_sessions: {
    id: string;
    number: GeneratedAlways<number>;
    status: 'open' | 'complete' | 'expired';
    amount: number;
    currency: string;
    asked: Json<SandboxAsked>;
    lines: Json<SandboxLine[]>;
    expires_at: Time;
    created_at: Time;
  };
  sandbox_payment_intents: {
    id: string;
    session_id: string;
    status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
    amount: number;
    currency: string;
    card: Json<SandboxCard> | null;
    last_error: Json<SandboxDecline> | null;
    canceled_at: OptionalTime;
    created_at: Time;
  };
  sandbox_charges: {
    id: string;
    payment_intent_id: string;
    status: 'succeeded' | 'failed';
    amount: number;
    amount_refunded: Generated<number>;
    card: Json<SandboxCard>;
    decline: Json<SandboxDecline> | null;
    created_at: Time;
  };
  sandbox_refunds: {
    id: string;
    number: GeneratedAlways<number>;
    charge_id: string;
    payment_intent_id: string;
    amount: number;
    currency: string;
    reason: string | null;
    metadata: Json<Record<string, string>>;
    created_at: Time;
  };
  sandbox_events: {
    id: string;
    number: GeneratedAlways<number>;
    type: string;
    data: Json<{ object: unknown; previous_attributes?: unknown }>;
    request: Json<{ id: string | null; idempotency_key: string | null }> | null;
    created_at: Time;
  };
  sandbox_deliveries: {
    id: GeneratedAlways<number>;
    event_id: string;
    manner: string;
    state: 'due' | 'delivered' | 'lost' | 'refused';
    tries: Generated<number>;
    answer: string | null;
    due_at: Time;
  };
  sandbox_idempotency_keys: {
    key: string;
    fingerprint: string;
    status: number;
    body: Json<unknown>;
    created_at: Time;
  };
};
