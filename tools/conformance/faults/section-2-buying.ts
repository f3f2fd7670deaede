import type { SectionFaults } from './fault.ts';

/** Planted faults of 2.80 to 2.101: listing, product, checkout and signing in. */
export const SECTION_2_BUYING: SectionFaults = {
  '2.80': [
    {
      breaks: 'The rail lists the sub-categories of all categories',
      in: 'apps/web/app/features/catalogue/load-listing.ts',
      find: 'subCategories.filter((sub) => belongsTo(sub, categoryId)).map(',
      put: 'subCategories.map(',
    },
    {
      breaks: 'The rail has no pictures',
      in: 'apps/web/app/features/catalogue/listing-page.tsx',
      find: '<Picture src={image} alt="" shown={40} />',
      put: '',
    },
    {
      breaks: 'Each entry leads to the first list',
      in: 'apps/web/app/features/catalogue/listing-page.tsx',
      find: 'to={href}\n          lang={languageOf(name)}',
      put: "to={rail[0]?.href ?? '/'}\n          lang={languageOf(name)}",
    },
    {
      breaks: 'The entries have the picture of the first one',
      in: 'apps/web/app/features/catalogue/listing-page.tsx',
      find: '<Picture src={image} alt="" shown={40} />',
      put: '<Picture src={rail[0]?.image ?? \'\'} alt="" shown={40} />',
    },
  ],
  '2.81': [
    {
      breaks: 'The first entry is marked instead of the active one',
      in: 'apps/web/app/features/catalogue/listing-page.tsx',
      find: '_id === key.subCategoryId',
      put: '_id === rail[0]?._id',
    },
    {
      breaks: 'The active one looks like the others',
      in: 'apps/web/app/features/catalogue/listing-page.tsx',
      find: "? 'page' : undefined",
      put: "? 'step' : undefined",
    },
  ],
  '2.82': [
    {
      breaks: 'The heading has the id as well',
      in: 'apps/web/app/features/catalogue/load-listing.ts',
      find: 'heading: slugWords(current.name)',
      put: 'heading: `${slugWords(current.name)} ${current._id}`',
    },
    {
      breaks: 'The heading is the category’s',
      in: 'apps/web/app/features/catalogue/load-listing.ts',
      find: 'heading: slugWords(current.name)',
      put: 'heading: slugWords(category.name)',
    },
    {
      breaks: 'The grid is without cards',
      in: 'apps/web/app/features/catalogue/load-listing.ts',
      find: 'products: response.data.map(toCardProduct)',
      put: 'products: response.data.slice(1).map(toCardProduct)',
    },
  ],
  '2.83': [
    {
      breaks: 'There is no picture',
      in: 'apps/web/app/features/catalogue/listing-page.tsx',
      find: "<EmptyState title={texts.nothingHere} action={<ButtonLink to={pagePath('home')}>{shared.goHome}</ButtonLink>} > {texts.restocking} </EmptyState>",
      put: '<div><h2>{texts.nothingHere}</h2><p>{texts.restocking}</p></div>',
    },
    {
      breaks: 'It reads No items',
      in: 'apps/web/app/messages/en/listing.ts',
      find: "'Items Out Of Stock'",
      put: "'No items'",
    },
    {
      breaks: 'It says nothing of restocking',
      in: 'apps/web/app/messages/en/listing.ts',
      find: "We're working on restocking these items",
      put: 'Please come back later',
    },
  ],
  '2.84': [
    {
      breaks: 'There is no dot for the last picture',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: '{pictures.map((picture, index) => ( <i',
      put: '{pictures.slice(1).map((picture, index) => ( <i',
    },
    {
      breaks: 'The large picture is the last one',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: "pictures[selected] ?? ''",
      put: "pictures.at(-1 - selected) ?? ''",
    },
    {
      breaks: 'The thumbnails have no pictures',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: '<Picture src={picture} alt="" shown={54} />',
      put: '',
    },
    {
      breaks: 'The first dot is marked for ever',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: "index === selected ? 'on'",
      put: "index === 0 ? 'on'",
    },
  ],
  '2.85': [
    {
      breaks: 'The buttons move the strip by 150 px',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: 'STEP_PX = 100',
      put: 'STEP_PX = 150',
    },
    {
      breaks: 'The left button moves right',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: 'scroll(-STEP_PX)',
      put: 'scroll(STEP_PX)',
    },
  ],
  '2.86': [
    {
      breaks: 'A press selects nothing',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: 'onClick={() => onSelect(picture)}',
      put: "onClick={() => onSelect(pictures[selected] ?? '')}",
    },
    {
      breaks: 'A press selects the next picture',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: 'onClick={() => onSelect(picture)}',
      put: "onClick={() => onSelect(pictures[index + 1] ?? '')}",
    },
  ],
  '2.87': [
    {
      breaks: 'The heading is the description',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: '{product.name}</h1>',
      put: '{product.description}</h1>',
    },
    {
      breaks: 'The original price isn’t struck through',
      in: 'apps/web/app/ui/price.tsx',
      find: '<s>{children}</s>',
      put: '<s style={{ textDecoration: "none" }}>{children}</s>',
    },
    {
      breaks: 'The original price is the large one',
      in: 'apps/web/app/ui/price.tsx',
      find: '<b>{formatPaise(now)}</b>',
      put: '<b>{formatPaise(before)}</b>',
    },
    {
      breaks: 'The percentage is labelled off',
      in: 'apps/web/app/messages/en/ui.ts',
      find: "'{percent}% Discount'",
      put: "'{percent}% off'",
    },
  ],
  '2.88': [
    {
      breaks: 'A sold-out product can be added',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: 'const soldOut = product.stock === 0;',
      put: 'const soldOut = product.stock < 0;',
    },
    {
      breaks: 'It isn’t red',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: '<p className="sold-out">',
      put: '<p className="muted">',
    },
    {
      breaks: 'The last few can’t be added',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: 'const soldOut = product.stock === 0;',
      put: 'const soldOut = product.stock < 10;',
    },
  ],
  '2.89': [
    {
      breaks: 'The description is missing',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: "{product.description !== '' && (",
      put: "{product.description === '' && (",
    },
    {
      breaks: 'The unit is missing',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: '<Detail name={texts.unit} value={packText(product.unit)} />',
      put: '',
    },
    {
      breaks: 'Only the first detail is shown',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: 'Object.entries(product.more_details).map(',
      put: 'Object.entries(product.more_details).slice(0, 1).map(',
    },
    {
      breaks: 'The details are shown without their names',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: '<dt lang={languageOf(name)}>{name}</dt>',
      put: '<dt />',
    },
  ],
  '2.90': [
    {
      breaks: 'The heading reads Delivery address',
      in: 'apps/web/app/messages/en/checkout.ts',
      find: 'Choose your address',
      put: 'Delivery address',
    },
    {
      breaks: 'Removed addresses can be chosen',
      in: 'apps/web/app/features/addresses/use-addresses.ts',
      find: 'addresses.filter(({ status }) => status)',
      put: 'addresses',
    },
    {
      breaks: 'The choice is ignored: the order goes to the newest address',
      in: 'apps/web/app/features/checkout/checkout-page.tsx',
      find: 'orderForm(stored, address._id)',
      put: "orderForm(stored, saved[0]?._id ?? '')",
    },
    {
      breaks: 'A press chooses nothing',
      in: 'apps/web/app/features/checkout/address-choice.tsx',
      find: 'onChange={() => onChoose(address._id)}',
      put: "onChange={() => onChoose(chosenId ?? '')}",
    },
  ],
  '2.91': [
    {
      breaks: 'The state is missing',
      in: 'apps/web/app/features/addresses/address-lines.tsx',
      find: "{[city, state].join(', ')}",
      put: '{city}',
    },
    {
      breaks: 'The mobile number is missing',
      in: 'apps/web/app/features/addresses/address-lines.tsx',
      find: '<MobileNumber digits={mobile} />',
      put: '',
    },
    {
      breaks: 'The pincode is missing',
      in: 'apps/web/app/features/addresses/address-lines.tsx',
      find: '{country} {pincode}',
      put: '{country}',
    },
    {
      breaks: 'The country is missing',
      in: 'apps/web/app/features/addresses/address-lines.tsx',
      find: '{country} {pincode}',
      put: '{pincode}',
    },
  ],
  '2.92': [
    {
      breaks: 'The tile opens nothing',
      in: 'apps/web/app/features/checkout/address-choice.tsx',
      find: '<DashedTile onClick={onAdd}>',
      put: '<DashedTile>',
    },
    {
      breaks: 'The tile reads New address',
      in: 'apps/web/app/messages/en/checkout.ts',
      find: "addAddress: 'Add address'",
      put: "addAddress: 'New address'",
    },
  ],
  '2.93': [
    {
      breaks: 'Quntity total is spelled as usual',
      in: 'apps/web/app/messages/en/cart-panels.ts',
      find: "'Quntity total'",
      put: "'Quantity total'",
    },
    {
      breaks: 'Several items read items',
      in: 'apps/web/app/messages/en/cart-panels.ts',
      find: "'{quantity} item'",
      put: "'{quantity} items'",
    },
    {
      breaks: 'The undiscounted total is missing',
      in: 'apps/web/app/features/cart/panels/bill-details.tsx',
      find: '{isCheaper && <StruckPrice>',
      put: '{!isCheaper && <StruckPrice>',
    },
    {
      breaks: 'Delivery reads ₹0',
      in: 'apps/web/app/features/cart/panels/bill-details.tsx',
      find: 'DELIVERY_CHARGE_PAISE === 0 ? texts.free : formatPaise(DELIVERY_CHARGE_PAISE)',
      put: 'formatPaise(DELIVERY_CHARGE_PAISE)',
    },
    {
      breaks: 'Bill details reads Bill',
      in: 'apps/web/app/messages/en/checkout.ts',
      find: 'Bill details',
      put: 'Bill',
    },
  ],
  '2.94': [
    {
      breaks: 'Online Payment reads Pay by card',
      in: 'apps/web/app/messages/en/checkout.ts',
      find: 'Online Payment',
      put: 'Pay by card',
    },
    {
      breaks: 'Cash on Delivery does nothing',
      in: 'apps/web/app/features/checkout/order-summary.tsx',
      find: "onClick={press('cash')}",
      put: '',
    },
  ],
  '2.95': [
    {
      breaks: 'A placed order reads Payment',
      in: 'apps/web/app/features/checkout/use-place-order.ts',
      find: "what: 'order'",
      put: "what: 'payment'",
    },
    {
      breaks: 'It reads Order without a text',
      in: 'apps/web/app/features/checkout/success-page.tsx',
      find: "what ?? 'payment'",
      put: "what ?? 'order'",
    },
    {
      breaks: 'It reads successful',
      in: 'apps/web/app/messages/en/checkout-outcome.ts',
      find: 'Successfully',
      put: 'successful',
    },
    {
      breaks: 'The link home reads Home',
      in: 'apps/web/app/messages/en/shared.ts',
      find: 'Go To Home',
      put: 'Home',
    },
  ],
  '2.96': [
    {
      breaks: 'It reads Order Cancelled',
      in: 'apps/web/app/messages/en/checkout-outcome.ts',
      find: 'Order Cancel',
      put: 'Order Cancelled',
    },
    {
      breaks: 'The link home leads to the cart',
      in: 'apps/web/app/features/checkout/outcome-page.tsx',
      find: "<ButtonLink to={pagePath('home')} kind",
      put: "<ButtonLink to={pagePath('cart')} kind",
    },
  ],
  '2.97': [
    {
      breaks: 'The password is shown from the start',
      in: 'apps/web/app/features/sign-in/password-field.tsx',
      find: 'useState(false)',
      put: 'useState(true)',
    },
    {
      breaks: 'The toggle shows nothing',
      in: 'apps/web/app/features/sign-in/password-field.tsx',
      find: "type={shown ? 'text' : 'password'}",
      put: 'type="password"',
    },
    {
      breaks: 'The toggle can’t hide it again',
      in: 'apps/web/app/features/sign-in/password-field.tsx',
      find: 'setShown(!shown)',
      put: 'setShown(true)',
    },
    {
      breaks: 'The email’s field is a user name',
      in: 'apps/web/app/features/sign-in/login-page.tsx',
      find: 'label={texts.email}',
      put: 'label="User name"',
    },
  ],
  '2.98': [
    {
      breaks: 'The password isn’t repeated',
      in: 'apps/web/app/features/sign-in/register-page.tsx',
      find: 'label={texts.confirmPassword}',
      put: 'label="Again"',
    },
    {
      breaks: 'The name isn’t asked for',
      in: 'apps/web/app/features/sign-in/register-page.tsx',
      find: "{...input('name')}",
      put: "{...input('name')} hidden",
    },
    {
      breaks: 'The repetition isn’t sent',
      in: 'apps/web/app/features/sign-in/register-page.tsx',
      find: "visitorApi('register', fields)",
      put: "visitorApi('register', { ...fields, confirmPassword: '' })",
    },
  ],
  '2.99': [
    {
      breaks: 'The field is a mobile number',
      in: 'apps/web/app/features/sign-in/forgot-password-page.tsx',
      find: 'label={texts.email}',
      put: 'label="Mobile"',
    },
    {
      breaks: 'The email that was typed isn’t sent',
      in: 'apps/web/app/features/sign-in/forgot-password-page.tsx',
      find: "visitorApi('forgotPassword', fields)",
      put: "visitorApi('forgotPassword', { email: 'nobody@jhola.example' })",
    },
  ],
  '2.100': [
    {
      breaks: 'There are four boxes',
      in: 'apps/web/app/features/sign-in/otp-digits.ts',
      find: 'OTP_LENGTH = 6',
      put: 'OTP_LENGTH = 4',
    },
    {
      breaks: 'The focus stays',
      in: 'apps/web/app/features/sign-in/otp-boxes.tsx',
      find: 'focus(indexAfterInsert(index, text));',
      put: 'void indexAfterInsert;',
    },
  ],
  '2.101': [
    {
      breaks: 'The email is empty',
      in: 'apps/web/app/features/sign-in/reset-password-page.tsx',
      find: "email: given?.email ?? ''",
      put: "email: ''",
    },
    {
      breaks: 'The new password reads Password',
      in: 'apps/web/app/features/sign-in/reset-password-page.tsx',
      find: 'label={texts.newPassword}',
      put: 'label="Password"',
    },
    {
      breaks: 'The password isn’t repeated',
      in: 'apps/web/app/features/sign-in/reset-password-page.tsx',
      find: 'label={texts.confirmPassword}',
      put: 'label="Once more"',
    },
    {
      breaks: 'The old password stays',
      in: 'apps/web/app/features/sign-in/reset-password-page.tsx',
      find: "visitorApi('resetPassword', fields)",
      put: "visitorApi('forgotPassword', { email: fields.email })",
    },
  ],
};
