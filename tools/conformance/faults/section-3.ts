import type { SectionFaults } from './fault.ts';

/** Planted faults of section 3: entities and their fields. */
export const SECTION_3: SectionFaults = {
  '3.01': [
    {
      breaks: 'last_login_date is missing',
      edits: [
        {
          in: 'apps/api/src/features/accounts/user.mapper.ts',
          find: 'last_login_date: row.last_login_at?.toISOString() ?? null,',
          put: '',
        },
        {
          in: 'packages/contract/src/wire.ts',
          find: 'last_login_date: time.nullable(), status: z.string(), address_details',
          put: 'status: z.string(), address_details',
        },
      ],
    },
    {
      breaks: 'last_login_date is the time of registration',
      in: 'apps/api/src/features/accounts/user.mapper.ts',
      find: 'row.last_login_at?.toISOString()',
      put: 'row.created_at.toISOString()',
    },
    {
      breaks: 'The orders are listed as addresses',
      in: 'apps/api/src/features/accounts/user.mapper.ts',
      find: 'address_details: row.address_ids',
      put: 'address_details: row.order_ids',
    },
    {
      breaks: 'verify_email is inverted',
      in: 'apps/api/src/features/accounts/user.mapper.ts',
      find: 'row.email_verified_at !== null',
      put: 'row.email_verified_at === null',
    },
    {
      breaks: 'The avatar is missing',
      edits: [
        {
          in: 'apps/api/src/features/accounts/user.mapper.ts',
          find: 'avatar: absoluteImageUrl(config, row.avatar),',
          put: '',
        },
        {
          in: 'packages/contract/src/wire.ts',
          find: 'email: z.string(), avatar: z.string(), mobile: z.string(), verify_email',
          put: 'email: z.string(), mobile: z.string(), verify_email',
        },
      ],
    },
  ],
  '3.02': [
    {
      breaks: 'image is missing',
      edits: [
        {
          in: 'apps/api/src/features/catalogue/categories/category.mapper.ts',
          find: '_id: row.id, name: row.name, image: absoluteImageUrl(config, row.image), createdAt',
          put: '_id: row.id, name: row.name, createdAt',
        },
        {
          in: 'packages/contract/src/wire.ts',
          find: 'name: z.string(), image: z.string(), createdAt: time, updatedAt: time, }); export const categoryRef',
          put: 'name: z.string(), image: z.string().optional(), createdAt: time, updatedAt: time, }); export const categoryRef',
        },
      ],
    },
    {
      breaks: 'The image is a path without the shop’s address',
      in: 'apps/api/src/features/catalogue/categories/category.mapper.ts',
      find: '_id: row.id, name: row.name, image: absoluteImageUrl(config, row.image), createdAt',
      put: '_id: row.id, name: row.name, image: row.image, createdAt',
    },
    {
      breaks: '_id is the name',
      in: 'apps/api/src/features/catalogue/categories/category.mapper.ts',
      find: '_id: row.id, name: row.name, image: absoluteImageUrl(config, row.image), createdAt',
      put: '_id: row.name, name: row.name, image: absoluteImageUrl(config, row.image), createdAt',
    },
  ],
  '3.03': [
    {
      breaks: 'Its categories are missing',
      in: 'apps/api/src/features/catalogue/categories/category.mapper.ts',
      find: 'category: categoryRefs(config, taxonomy, row.category_ids)',
      put: 'category: []',
    },
    {
      breaks: 'Its categories have no names',
      in: 'apps/api/src/features/catalogue/categories/category.mapper.ts',
      find: '.map(({ id, name, image }) => ({ _id: id, name,',
      put: '.map(({ id, image }) => ({ _id: id, name: id,',
    },
    {
      breaks: 'Its image is that of its category',
      in: 'apps/api/src/features/catalogue/categories/category.mapper.ts',
      find: 'image: absoluteImageUrl(config, row.image), category:',
      put: "image: '', category:",
    },
  ],
  '3.04': [
    {
      breaks: 'Only the first picture is there',
      in: 'apps/api/src/features/catalogue/products/product.mapper.ts',
      find: 'image: row.images.map(',
      put: 'image: row.images.slice(0, 1).map(',
    },
    {
      breaks: 'more_details is empty',
      in: 'apps/api/src/features/catalogue/products/product.mapper.ts',
      find: 'more_details: row.more_details',
      put: 'more_details: {}',
    },
    {
      breaks: 'The description is empty',
      in: 'apps/api/src/features/catalogue/products/product.mapper.ts',
      find: 'byOptionalField<OptionalValues>(({ column }) => row[column])',
      put: "byOptionalField<OptionalValues>(() => '')",
    },
    {
      breaks: 'The price is in paise',
      in: 'apps/api/src/features/catalogue/shelf/shelf-product.ts',
      find: '"price":${paiseToRupees(row.price_paise)}',
      put: '"price":${row.price_paise}',
    },
    {
      breaks: 'The sub-categories are missing',
      in: 'apps/api/src/features/catalogue/products/product.mapper.ts',
      find: 'subCategory: subCategoryRefs(config, taxonomy, sub_category_ids)',
      put: 'subCategory: []',
    },
  ],
  '3.05': [
    {
      breaks: '_id is that of the product',
      in: 'apps/api/src/features/cart/cart.mapper.ts',
      find: '{"_id":"${id}"',
      put: '{"_id":"${JSON.parse(product.toString())._id}"',
    },
    {
      breaks: 'The quantity is 1 for ever',
      in: 'apps/api/src/features/cart/cart.mapper.ts',
      find: '"quantity":${quantity}',
      put: '"quantity":1',
    },
    {
      breaks: 'productId is the id alone',
      edits: [
        {
          in: 'apps/api/src/features/cart/cart.mapper.ts',
          find: '[finishedLine(line, product)]',
          put: '[finishedLine(line, Buffer.from(JSON.stringify(line.product_id)))]',
        },
        {
          in: 'packages/contract/src/wire.ts',
          find: 'productId: product,',
          put: 'productId: z.string(),',
        },
      ],
    },
  ],
  '3.06': [
    {
      breaks: 'The mobile number is missing',
      edits: [
        {
          in: 'apps/api/src/features/addresses/address.mapper.ts',
          find: 'mobile: row.mobile,',
          put: '',
        },
        {
          in: 'packages/contract/src/wire.ts',
          find: 'pincode: z.string(), mobile: z.string(), status: z.boolean()',
          put: 'pincode: z.string(), mobile: z.string().optional(), status: z.boolean()',
        },
      ],
    },
    {
      breaks: 'Removed addresses have a true status',
      in: 'apps/api/src/features/addresses/address.mapper.ts',
      find: 'status: row.status',
      put: 'status: true',
    },
    {
      breaks: 'The state is the city',
      in: 'apps/api/src/features/addresses/address.mapper.ts',
      find: 'state: row.state',
      put: 'state: row.city',
    },
  ],
  '3.07': [
    {
      breaks: 'orderDate is missing',
      edits: [
        {
          in: 'apps/api/src/features/orders/order.mapper.ts',
          find: 'orderDate: row.placed_at.toISOString(),',
          put: '',
        },
        { in: 'packages/contract/src/wire.ts', find: 'orderDate: time,', put: 'orderDate: time.optional(),' },
      ],
    },
    {
      breaks: 'orderDate is 1 January 1970',
      in: 'apps/api/src/features/orders/order.mapper.ts',
      find: 'row.placed_at.toISOString()',
      put: 'new Date(0).toISOString()',
    },
    {
      breaks: 'orderId is the _id',
      in: 'apps/api/src/features/orders/order.mapper.ts',
      find: 'orderId: row.order_number',
      put: 'orderId: row.id',
    },
    {
      breaks: 'product_details has no picture',
      in: 'apps/api/src/features/orders/order.mapper.ts',
      find: 'image: items[0]?.image ?? [] }',
      put: 'image: [] }',
    },
    {
      breaks: 'product_details is the last product',
      in: 'apps/api/src/features/orders/order.mapper.ts',
      find: "name: items[0]?.name ?? ''",
      put: "name: items.at(-1)?.name ?? ''",
    },
  ],
  '3.08': [
    {
      breaks: 'The access token is spelled accessToken',
      edits: [
        {
          in: 'apps/api/src/features/accounts/login-response.ts',
          find: 'message: texts.loggedIn, data: { accesstoken: accessToken, refreshToken }',
          put: 'message: texts.loggedIn, data: { accessToken, refreshToken } as never',
        },
        {
          in: 'packages/contract/src/calls/accounts.ts',
          find: 'response: responseOf(z.strictObject(sessionTokens))',
          put: 'response: responseOf(z.looseObject({}))',
        },
      ],
    },
    {
      breaks: 'The refresh token is the access token',
      in: 'apps/api/src/features/accounts/login-response.ts',
      find: 'message: texts.loggedIn, data: { accesstoken: accessToken, refreshToken }',
      put: 'message: texts.loggedIn, data: { accesstoken: accessToken, refreshToken: accessToken }',
    },
  ],
  '3.09': [
    {
      breaks: 'The address is a path',
      in: 'apps/api/src/features/pictures/pictures.routes.ts',
      find: 'url: absoluteImageUrl(config, path)',
      put: 'url: path',
    },
    {
      breaks: 'The address leads to no picture',
      in: 'apps/api/src/features/pictures/pictures.routes.ts',
      find: 'url: absoluteImageUrl(config, path)',
      put: "url: absoluteImageUrl(config, path.replace('/images/', '/pictures/'))",
    },
  ],
  '3.10': [
    {
      breaks: 'The address isn’t named',
      in: 'apps/web/app/features/checkout/order-form.ts',
      find: 'list_items, addressId,',
      put: "list_items, addressId: '',",
    },
    {
      breaks: 'The sub total is without the discounts',
      in: 'apps/web/app/features/checkout/order-form.ts',
      find: 'subTotalAmt: paiseToRupees(discountedPaise)',
      put: 'subTotalAmt: paiseToRupees(totalsOf(cart).undiscountedPaise)',
    },
    {
      breaks: 'The total is in paise',
      in: 'apps/web/app/features/checkout/order-form.ts',
      find: 'totalAmt: paiseToRupees(grandTotalPaise)',
      put: 'totalAmt: grandTotalPaise',
    },
    {
      breaks: 'The lines are without their quantities',
      in: 'apps/web/app/features/checkout/order-form.ts',
      find: 'productId: product._id, quantity }',
      put: 'productId: product._id, quantity: 1 }',
    },
  ],
  '3.11': [
    {
      breaks: 'Addresses and orders are lost when their page is left',
      in: 'apps/web/app/features/session/session-watch.tsx',
      find: "refetchType: 'all'",
      put: "refetchType: 'active'",
    },
    {
      breaks: 'Each page requests the lists of the catalogue',
      in: 'apps/web/app/routes/storefront/shop-layout.tsx',
      find: '<DepartmentsProvider value={data.departments}>',
      put: "<DepartmentsProvider key={(void (typeof window !== 'undefined' && fetch('/api/category/get')), 'shop')} value={data.departments}>",
    },
  ],
  '3.12': [
    {
      breaks: 'The quantity counts lines',
      in: 'packages/domain/src/cart-totals.ts',
      find: 'sum + line.quantity, 0',
      put: 'sum + 1, 0',
    },
    {
      breaks: 'The undiscounted total has the discounts',
      in: 'packages/domain/src/cart-totals.ts',
      find: 'timesPaise(line.pricePaise, line.quantity)',
      put: 'lineAmountPaise(line)',
    },
    {
      breaks: 'The discounted total is without the quantities',
      in: 'packages/domain/src/cart-totals.ts',
      find: 'discountedPaise(line.pricePaise, line.discount), line.quantity)',
      put: 'discountedPaise(line.pricePaise, line.discount), 1)',
    },
  ],
  '3.13': [
    {
      breaks: 'Savings are the undiscounted total',
      in: 'packages/domain/src/cart-totals.ts',
      find: 'paise(undiscounted - discounted)',
      put: 'undiscounted',
    },
  ],
  '3.14': [
    {
      breaks: 'The grand total is the undiscounted total',
      in: 'packages/domain/src/cart-totals.ts',
      find: 'addPaise(discounted, DELIVERY_CHARGE_PAISE)',
      put: 'addPaise(undiscounted, DELIVERY_CHARGE_PAISE)',
    },
    {
      breaks: 'Delivery is added',
      in: 'packages/domain/src/cart-totals.ts',
      find: 'DELIVERY_CHARGE_PAISE = paise(0)',
      put: 'DELIVERY_CHARGE_PAISE = paise(2_500)',
    },
  ],
};
