import { indiaDayOf } from '@jhola/domain';
import type { FastifyInstance } from 'fastify';
import { priceListTexts as texts } from '../../messages/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { registerDownload } from '../../platform/http/register-download.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { catalogueCsv } from './export/catalogue-csv.ts';
import { reportCsv } from './export/report-csv.ts';
import { discardList } from './jobs/discard-list.ts';
import { toWirePriceList, toWireLayout } from './jobs/list.mapper.ts';
import { createListWorker, type ListWorker } from './jobs/list-worker.ts';
import type { PriceListId } from './jobs/lists.queries.ts';
import { markInterrupted, recordOutdated } from './jobs/work.queries.ts';
import { isPlainlyOutdated } from './jobs/plan.queries.ts';
import { pageOfFindings, showList, showLists } from './jobs/show-lists.ts';
import { readLayouts } from './layouts/layouts.queries.ts';
import { requireAnswers } from './layouts/require-answers.ts';
import { removeLayout, requireSameCount, saveLayout } from './layouts/save-layout.ts';
import type { PictureFor } from '../pictures/index.ts';
import { uploadList } from './uploads/upload-list.ts';

export type PriceListParts = {
  readonly shelf: Shelf;
  /** Chooses a drawing for products without a picture in the list. */
  readonly pictureFor: PictureFor;
};

/** Price lists in the browser: upload, check and import; and the export of the catalogue. */
export function registerPriceLists(app: FastifyInstance, services: Services, parts: PriceListParts): void {
  const { db, clock } = services;
  const worker = createListWorker({ services, ...parts });
  app.addHook('onReady', () => markInterrupted(db, clock.now()));
  app.addHook('preClose', () => worker.stop());
  registerWork(app, services, parts.shelf, worker);
  registerLayouts(app, services);
  registerDownloads(app, services);
}

function registerWork(app: FastifyInstance, services: Services, shelf: Shelf, worker: ListWorker): void {
  const { db, clock } = services;
  /** Says that a list is imported only after the shelf has its products, so that the admin can read them. */
  const shown = async (id: PriceListId) => {
    const list = await showList(services, id);
    if (list.state === 'done') await shelf.catchUp();
    return { data: toWirePriceList(list) };
  };

  registerCall(app, services, 'uploadPriceList', async ({ request, user }) =>
    shown(await uploadList(services, request, user.userId)),
  );
  registerCall(app, services, 'getPriceLists', async () => ({
    data: (await showLists(services)).map(toWirePriceList),
  }));
  registerCall(app, services, 'getPriceList', ({ input }) => shown(input._id));
  registerCall(app, services, 'checkPriceList', async ({ input, user }) => {
    const list = await showList(services, input._id);
    const settings = input.settings ?? list.settings;
    requireSameCount(input.columns, list.headers);
    requireAnswers(list, input.columns, settings);
    await worker.begin(input._id, { kind: 'check', meanings: input.columns, settings }, user.userId);
    return shown(input._id);
  });
  registerCall(app, services, 'importPriceList', async ({ input, user }) => {
    const now = clock.now();
    if (await isPlainlyOutdated(db, input._id, now)) {
      await recordOutdated(db, input._id, now);
      throw new AppError('STALE', { message: texts.outdated });
    }
    const checkedAt = input.checkedAt === undefined ? undefined : new Date(input.checkedAt);
    await worker.begin(input._id, { kind: 'import', checkedAt }, user.userId);
    return shown(input._id);
  });
  registerCall(app, services, 'cancelPriceList', async ({ input }) => {
    await showList(services, input._id);
    await worker.cancel(input._id);
    return shown(input._id);
  });
  registerCall(app, services, 'getPriceListFindings', ({ input }) => pageOfFindings(services, input));
  registerCall(app, services, 'discardPriceList', async ({ input }) => {
    await discardList(services, input._id);
    return { message: texts.listRemoved, data: null };
  });
}

function registerLayouts(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerCall(app, services, 'getPriceListLayouts', async () => ({
    data: (await readLayouts(db)).map(toWireLayout),
  }));
  registerCall(app, services, 'savePriceListLayout', async ({ input, user }) => ({
    message: texts.layoutSaved,
    data: toWireLayout(await saveLayout(services, user.userId, input)),
  }));
  registerCall(app, services, 'deletePriceListLayout', async ({ input, user }) => {
    await removeLayout(services, user.userId, input._id);
    return { message: texts.layoutRemoved, data: null };
  });
}

function registerDownloads(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const day = () => indiaDayOf(clock.now());
  registerDownload(app, services, 'exportCatalogue', () => ({
    fileName: `catalogue-${day()}.csv`,
    pieces: catalogueCsv(db),
  }));
  registerDownload(app, services, 'getPriceListReport', async ({ input }) => {
    await showList(services, input._id);
    return { fileName: `price-list-report-${day()}.csv`, pieces: reportCsv(db, input._id) };
  });
}
