import type { ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';

/** Beyond this many a trace of each is dearer than reading the catalogue anew. */
const TRACED_AT_MOST = 2_000;

/** Moves the catalogue's version for what a bulk act changed; not at all where that is nothing. */
export async function touchProducts(tx: Db, ids: readonly ProductId[]): Promise<void> {
  if (ids.length === 0) return;
  const changes = ids.map((id) => ({ entity: 'product' as const, id }));
  await touchCatalogue(tx, changes.length > TRACED_AT_MOST ? 'everything' : changes);
}
