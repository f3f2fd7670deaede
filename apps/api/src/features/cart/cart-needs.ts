import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';

/** What the actions on a cart need. The shelf gives texts and pictures; price and stock are read from the database. */
export type CartNeeds = Pick<Services, 'db' | 'clock' | 'config'> & { readonly shelf: Shelf };
