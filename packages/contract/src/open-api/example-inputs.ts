import type { CallName } from '../routes.ts';
import { ID_EXAMPLE } from './field-notes.ts';

/** Example requests of calls whose fields depend on each other; other examples are composed of the fields' examples. */
export const EXAMPLE_INPUTS: Readonly<Partial<Record<CallName, unknown>>> = {
  discountProducts: { ids: [ID_EXAMPLE], count: 1, discount: 10 },
  deleteProducts: { ids: [ID_EXAMPLE], count: 1 },
};
