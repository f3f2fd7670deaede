import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';

/** The services that cart actions need. Texts and pictures come from the shelf; price and stock from the database. */
export type CartNeeds = Pick<Services, 'db' | 'clock' | 'config'> & { readonly shelf: Shelf };
