import type { CallName } from '../routes.ts';
import { ID_EXAMPLE } from './field-notes.ts';

/** Example requests of the calls whose fields don't all go together; the others are composed of their fields. */
export const EXAMPLE_INPUTS: Readonly<Partial<Record<CallName, unknown>>> = {
  discountProducts: { ids: [ID_EXAMPLE], count: 1, discount: 10 },
  deleteProducts: { ids: [ID_EXAMPLE], count: 1 },
};
