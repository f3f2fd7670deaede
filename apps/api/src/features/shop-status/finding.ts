import type { DataOf } from '@jhola/contract/client';

export type Finding = DataOf<'getShopStatus'>['parts'][number];

/** A finding without the time, which is added if the finding is remembered rather than current. */
export type Found = Omit<Finding, 'asOf'>;
