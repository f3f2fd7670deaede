import { type Database, fillCatalogue, isCatalogueEmpty, systemClock } from '@jhola/api';
import type { Progress } from './startup/progress.ts';

/** Fills an empty shop with the demo catalogue, so that a newcomer has something to shop for. */
export async function fillDemoCatalogue(db: Database, progress: Progress): Promise<void> {
  if (!(await isCatalogueEmpty(db))) return;
  await progress.step('Filling in the demo catalogue', async (note) => {
    // Its data is needed this once: later starts don't load it.
    const { demoCatalogue } = await import('@jhola/demo/catalogue');
    const catalogue = demoCatalogue();
    await fillCatalogue(db, catalogue, systemClock.now(), ({ done, total }) =>
      note(`${done} of ${total} products`),
    );
  });
}
