import type { DataOf } from '@jhola/contract/client';

export type Finding = DataOf<'getShopStatus'>['parts'][number];

/** A finding without the time, which is added where it comes from memory. */
export type Found = Omit<Finding, 'asOf'>;
