import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { chooseProducts } from './choose-products.ts';
import { DELETE_ACTION, deleteProducts } from './delete-products.ts';
import { DISCOUNT_ACTION, discountProducts, restoreDiscounts } from './discount-products.ts';
import { editProductField, toFieldEdit } from './edit-product-field.ts';
import { listProductTable } from './list-product-table.ts';
import { createNamePlaces } from './name-places.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** The admin's product table: reads from the shelf, writes to the database. */
export function registerProductTable(app: FastifyInstance, services: Services, shelf: Shelf): void {
  const names = createNamePlaces();
  registerCall(app, services, 'getProductTable', ({ input }) =>
    listProductTable(services.db, shelf, names, input),
  );
  registerCall(app, services, 'editProductField', async ({ input, user }) => {
    const data = await editProductField(services, user.userId, toFieldEdit(input));
    if (input.field === 'stock') await shelf.reloadStock([input._id]);
    else await shelf.catchUp();
    return { data, message: texts[`${input.field}Saved`] };
  });
  registerCall(app, services, 'discountProducts', async ({ input, user }) => {
    const ids = await chooseProducts(services.db, shelf, DISCOUNT_ACTION, input);
    const data = await discountProducts(services, user.userId, ids, input.discount, input);
    await shelf.catchUp();
    return { data, message: texts.discountsChanged({ count: data.changed, discount: input.discount }) };
  });
  registerCall(app, services, 'restoreDiscounts', async ({ input, user }) => {
    const restored = await restoreDiscounts(services, user.userId, input.undo);
    await shelf.catchUp();
    return { data: { restored }, message: texts.discountsRestored({ count: restored }) };
  });
  registerCall(app, services, 'deleteProducts', async ({ input, user }) => {
    const ids = await chooseProducts(services.db, shelf, DELETE_ACTION, input);
    const deleted = await deleteProducts(services, user.userId, ids, input);
    await shelf.catchUp();
    return { data: { deleted }, message: texts.productsDeleted({ count: deleted }) };
  });
}
