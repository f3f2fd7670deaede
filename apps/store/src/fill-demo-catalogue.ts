import { type Database, fillCatalogue, isCatalogueNew, systemClock } from '@jhola/api';
import type { Progress } from './startup/progress.ts';

/**
 * Fills a new shop with the demo catalogue, so that a newcomer has something to shop for. A shop that its shopkeeper has
 * emptied stays empty.
 */
export async function fillDemoCatalogue(db: Database, progress: Progress): Promise<void> {
  if (!(await isCatalogueNew(db))) return;
  await progress.step('Filling in the demo catalogue', async (note) => {
    // Its data is needed this once: later starts don't load it.
    const { demoCatalogue } = await import('@jhola/demo/catalogue');
    const catalogue = demoCatalogue();
    await fillCatalogue(db, catalogue, systemClock.now(), ({ done, total }) =>
      note(`${done} of ${total} products`),
    );
  });
}
