import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { type BulkNote, CatalogueChanged, writeBulk } from '../../catalogue/index.ts';
import type { PictureFor } from '../../pictures/index.ts';
import { PlanOutdated } from '../plan-outdated.ts';
import { assignPictures } from './assign-pictures.ts';
import { planTaxonomy } from './plan-taxonomy.ts';
import { analyzePictures, LISTED_COLUMNS, plannedPlaces, plannedProducts } from './products.queries.ts';
import { plannedLinks, resolvePlaces } from './taxonomy.queries.ts';

export type LoadOptions = {
  readonly pictureFor: PictureFor;
  /** Who imports and when, and the id of the change that the products' changes are parts of. */
  readonly note: BulkNote;
  /** Progress of writing, from 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
  /** Aborts the work between two batches. */
  readonly signal?: AbortSignal | undefined;
};

/** Lets the catalogue write the result of the comparison. Throws PlanOutdated if the catalogue was edited since. */
export async function loadStaged(
  tx: Transaction<Tables>,
  { pictureFor, note, onShare, signal }: LoadOptions,
): Promise<void> {
  const stopIfAborted = () => signal?.throwIfAborted();
  const bulk = {
    ...(await planTaxonomy(tx, pictureFor, note.now)),
    links: async () => {
      await resolvePlaces(tx);
      return plannedLinks();
    },
    products: async () => {
      await assignPictures(tx, pictureFor, note.now, stopIfAborted);
      await analyzePictures(tx);
      return { columns: LISTED_COLUMNS, writes: plannedProducts(), places: plannedPlaces() };
    },
  };
  const progress = (share: number) => {
    stopIfAborted();
    onShare?.(share);
  };
  try {
    await writeBulk(tx, bulk, { note, onShare: progress });
  } catch (error) {
    throw error instanceof CatalogueChanged ? new PlanOutdated() : error;
  }
}
