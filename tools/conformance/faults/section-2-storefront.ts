import type { SectionFaults } from './fault.ts';

/** Planted faults of 2.01 to 2.40: routes, header, footer and search. */
export const SECTION_2_STOREFRONT: SectionFaults = {
  '2.01': [
    {
      breaks: 'The grid of categories is below the rows',
      edits: [
        {
          in: 'apps/web/app/routes/storefront/home.tsx',
          find: '<CategoryGrid departments={departments} /> </Suspense> </div>',
          put: '</Suspense> </div>',
        },
        {
          in: 'apps/web/app/routes/storefront/home.tsx',
          find: '<PageHead title',
          put: '<div className="wrap"><CategoryGrid departments={departments} /></div> <PageHead title',
        },
      ],
    },
    {
      breaks: 'The tiles have no pictures',
      in: 'apps/web/app/features/catalogue/category-grid.tsx',
      find: '<Picture src={image} alt="" shown={100} sizes={TILE_SIZES} least={100} className="pocket" />',
      put: '<span className="pocket" />',
    },
    {
      breaks: 'The pictures of the tiles lead nowhere',
      in: 'apps/web/app/features/catalogue/departments.ts',
      find: 'image: pictureOfWidth(category.image, 160)',
      put: "image: '/images/none/160.webp'",
    },
    {
      breaks: 'The tiles lead to the search',
      in: 'apps/web/app/features/catalogue/category-grid.tsx',
      find: 'className="cat" to={href}',
      put: 'className="cat" to={`/search?q=${name}`}',
    },
  ],
  '2.02': [
    {
      breaks: 'Ten placeholders instead of twelve',
      in: 'apps/web/app/features/catalogue/category-grid.tsx',
      find: 'PLACEHOLDERS = 12',
      put: 'PLACEHOLDERS = 10',
    },
    {
      breaks: 'No placeholders while the categories are loading',
      in: 'apps/web/app/features/catalogue/category-grid.tsx',
      find: 'departments === null ? <TilePlaceholders />',
      put: 'departments === null ? null',
    },
  ],
  '2.03': [
    {
      breaks: 'A category has no row',
      in: 'apps/web/app/routes/storefront/home.tsx',
      find: '{departments?.map(',
      put: '{departments?.slice(1).map(',
    },
    {
      breaks: 'The rows are in the reverse order',
      in: 'apps/web/app/routes/storefront/home.tsx',
      find: '{departments?.map(',
      put: '{departments?.toReversed().map(',
    },
    {
      breaks: 'See All has another text',
      in: 'apps/web/app/messages/en/catalogue.ts',
      find: "'See All'",
      put: "'More'",
    },
    {
      breaks: 'See All leads to the search',
      in: 'apps/web/app/features/catalogue/product-row.tsx',
      find: 'className="link more" to={href}',
      put: 'className="link more" to={pagePath(\'search\')}',
    },
    {
      breaks: 'The rows show the products of the last category',
      in: 'apps/web/app/features/catalogue/load-home-rows.ts',
      find: 'loadRow(api, _id, PRODUCTS_IN_DOCUMENT.homeRow)',
      put: "loadRow(api, categories.at(-1)?._id ?? '', PRODUCTS_IN_DOCUMENT.homeRow)",
    },
    {
      breaks: 'The cards of a row wrap into several lines',
      in: 'apps/web/app/features/catalogue/product-strip.tsx',
      find: '<div className="cards-row" ref={strip}>',
      put: '<div className="cards-row" style={{ display: "block" }} ref={strip}>',
    },
  ],
  '2.04': [
    {
      breaks: 'The buttons move a row by 240 px',
      in: 'apps/web/app/features/catalogue/product-strip.tsx',
      find: 'STEP_PX = 200',
      put: 'STEP_PX = 240',
    },
    {
      breaks: 'The button back moves on',
      in: 'apps/web/app/features/catalogue/product-strip.tsx',
      find: 'scroll(-STEP_PX)',
      put: 'scroll(STEP_PX)',
    },
  ],
  '2.05': [
    {
      breaks: 'Four placeholder cards instead of six',
      in: 'apps/web/app/features/catalogue/product-row.tsx',
      find: 'PLACEHOLDERS = 6',
      put: 'PLACEHOLDERS = 4',
    },
    {
      breaks: 'A row is blank while it loads',
      in: 'apps/web/app/features/catalogue/product-row.tsx',
      find: '{(near || loading) && !data &&',
      put: '{false && !data &&',
    },
  ],
  '2.06': [
    {
      breaks: 'A search finds nothing, whatever its term',
      in: 'apps/web/app/features/search/search-page.ts',
      find: "if (term.trim() === '') return NOTHING_FOUND;",
      put: "if (term.trim() !== '') return NOTHING_FOUND;",
    },
    {
      breaks: 'A search finds the same, whatever its term',
      in: 'apps/web/app/features/search/search-page.ts',
      find: 'search: term.slice(0, SHOPPING_LIMITS.searchLength)',
      put: "search: 'milk'",
    },
    {
      breaks: 'The worst hits come first',
      in: 'apps/web/app/features/search/search-page.ts',
      find: 'response.data.map(toCardProduct)',
      put: 'response.data.toReversed().map(toCardProduct)',
    },
  ],
  '2.07': [
    {
      breaks: 'Login is at /sign-in',
      in: 'packages/domain/src/page-paths.ts',
      find: "login: '/login'",
      put: "login: '/sign-in'",
    },
    {
      breaks: 'Register is at /signup',
      in: 'packages/domain/src/page-paths.ts',
      find: "register: '/register'",
      put: "register: '/signup'",
    },
    {
      breaks: 'The OTP is at /otp',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/verification-otp'",
      put: "'/otp'",
    },
    {
      breaks: 'The new password is at /new-password',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/reset-password'",
      put: "'/new-password'",
    },
    {
      breaks: 'A forgotten password leads to Register',
      in: 'apps/web/app/routes.ts',
      find: 'auth/forgot-password.tsx',
      put: 'auth/register.tsx',
    },
  ],
  '2.08': [
    {
      breaks: 'The close button leads home',
      in: 'apps/web/app/features/account/user-page.tsx',
      find: 'onClick={close}',
      put: "onClick={() => void navigate(pagePath('home'))}",
    },
    {
      breaks: 'The page has no menu',
      in: 'apps/web/app/features/account/user-page.tsx',
      find: '<AccountLinks />',
      put: '<button type="button">Log Out</button>',
    },
  ],
  '2.09': [
    {
      breaks: 'The cart page lacks the last item',
      in: 'apps/web/app/features/cart/panels/cart-lines.tsx',
      find: 'const rows = cart.map(',
      put: 'const rows = cart.slice(0, -1).map(',
    },
    {
      breaks: 'The cart page leads on to nowhere',
      in: 'apps/web/app/features/cart/panels/checkout-link.tsx',
      find: 'onLeave?.(); if',
      put: 'onLeave?.(); event.preventDefault(); if',
    },
    {
      breaks: 'The cart is at /bag',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/cart'",
      put: "'/bag'",
    },
  ],
  '2.10': [
    {
      breaks: 'Removed addresses can be chosen',
      in: 'apps/web/app/features/addresses/use-addresses.ts',
      find: 'select: (addresses) => addresses.filter(({ status }) => status),',
      put: '',
    },
    {
      breaks: 'There is one way to pay',
      in: 'apps/web/app/messages/en/checkout.ts',
      find: 'Cash on Delivery',
      put: 'Pay now',
    },
  ],
  '2.11': [
    {
      breaks: 'It mentions an order even without one',
      in: 'apps/web/app/features/checkout/success-page.tsx',
      find: "what ?? 'payment'",
      put: "what ?? 'order'",
    },
  ],
  '2.12': [
    {
      breaks: 'It reads otherwise',
      in: 'apps/web/app/messages/en/checkout-outcome.ts',
      find: "orderCancel: 'Order Cancel'",
      put: "orderCancel: 'Payment cancelled'",
    },
  ],
  '2.13': [
    {
      breaks: 'Visitors may open the account’s pages',
      in: 'apps/web/app/features/account/dashboard-frame.tsx',
      find: '<RequireSession waiting={<PagePlaceholder />} loggedOutText={loggedOutText}> {children} </RequireSession>',
      put: '{children}',
    },
    {
      breaks: 'My Orders is for admins only',
      in: 'apps/web/app/routes.ts',
      find: 'account/my-orders.tsx',
      put: 'admin/orders.tsx',
    },
    {
      breaks: 'The profile is at /dashboard',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/dashboard/profile'",
      put: "'/dashboard/me'",
    },
    {
      breaks: 'The addresses are at /dashboard/addresses',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/dashboard/address'",
      put: "'/dashboard/addresses'",
    },
  ],
  '2.14': [
    {
      breaks: 'Anybody signed in may open Category',
      in: 'apps/web/app/routes/admin/categories.tsx',
      find: '<RequireAdmin> <CategoryAdminPage /> </RequireAdmin>',
      put: '<CategoryAdminPage />',
    },
    {
      breaks: 'Anybody signed in may open Sub Category',
      in: 'apps/web/app/routes/admin/sub-categories.tsx',
      find: '<RequireAdmin> <SubCategoryAdminPage /> </RequireAdmin>',
      put: '<SubCategoryAdminPage />',
    },
    {
      breaks: 'Anybody signed in may open Upload Product',
      in: 'apps/web/app/routes/admin/upload-product.tsx',
      find: '<RequireAdmin> <UploadProductPage /> </RequireAdmin>',
      put: '<UploadProductPage />',
    },
    {
      breaks: 'Anybody signed in may open Product',
      in: 'apps/web/app/routes/admin/products.tsx',
      find: '<RequireAdmin> <ProductAdminPage /> </RequireAdmin>',
      put: '<ProductAdminPage />',
    },
    {
      breaks: 'Product is at another address',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/dashboard/product?q&view'",
      put: "'/dashboard/products'",
    },
  ],
  '2.15': [
    {
      breaks: 'A listing’s path begins with the sub-category',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/:category/:subCategory'",
      put: "'/:subCategory/:category'",
    },
    {
      breaks: 'A listing is not found at its address',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/:category/:subCategory'",
      put: "'/shop/:category/:subCategory'",
    },
  ],
  '2.16': [
    {
      breaks: 'A product’s path begins with /p/',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/product/:product'",
      put: "'/p/:product'",
    },
    {
      breaks: 'A product is not found at its address',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/product/:product'",
      put: "'/products/:product'",
    },
  ],
  '2.17': [
    {
      breaks: 'Commas stay in slugs',
      in: 'packages/domain/src/slug.ts',
      find: '/[\\s,&]+/g',
      put: '/[\\s&]+/g',
    },
    {
      breaks: 'Ampersands stay in slugs',
      in: 'packages/domain/src/slug.ts',
      find: '/[\\s,&]+/g',
      put: '/[\\s,]+/g',
    },
    {
      breaks: 'Slugs are in small letters',
      in: 'packages/domain/src/slug.ts',
      find: 'return name .trim()',
      put: 'return name .trim() .toLowerCase()',
    },
  ],
  '2.18': [
    {
      breaks: 'The id is what is after the first hyphen',
      in: 'packages/domain/src/ids.ts',
      find: "segment.lastIndexOf('-')",
      put: "segment.indexOf('-')",
    },
    {
      breaks: 'Ids have a hyphen',
      in: 'packages/domain/src/ids.ts',
      find: 'return text as Id<Of>;',
      put: 'return `${text.slice(0, 10)}-${text.slice(10)}` as Id<Of>;',
    },
  ],
  '2.19': [
    {
      breaks: 'The side menu is shown on phones only',
      in: 'apps/web/app/features/account/dashboard-frame.tsx',
      find: 'className="side"',
      put: 'className="only-sm"',
    },
    {
      breaks: 'There is no side menu',
      in: 'apps/web/app/features/account/dashboard-frame.tsx',
      find: 'className="side"',
      put: 'className="side" hidden style={{ display: "none" }}',
    },
  ],
  '2.20': [
    {
      breaks: 'It reads otherwise',
      in: 'apps/web/app/messages/en/admin.ts',
      find: 'Do not have permission',
      put: 'You do not have access',
    },
    {
      breaks: 'It isn’t red',
      in: 'apps/web/app/features/admin/require-admin.tsx',
      find: '<div role="alert">',
      put: '<div role="alert" style={{ color: "var(--ink)" }}>',
    },
  ],
  '2.21': [
    {
      breaks: 'The header has no logo',
      in: 'apps/web/app/features/layout/header.tsx',
      find: '<Logo />',
      put: '',
    },
    {
      breaks: 'The logo leads to the search',
      in: 'apps/web/app/features/layout/header.tsx',
      find: 'className="top-logo" to={pagePath(\'home\')}',
      put: 'className="top-logo" to={pagePath(\'search\')}',
    },
    {
      breaks: 'Login reads Sign in',
      in: 'apps/web/app/messages/en/session.ts',
      find: "'Login'",
      put: "'Sign in'",
    },
    {
      breaks: 'The search box is missing',
      in: 'apps/web/app/features/layout/header.tsx',
      find: '{SearchInput ? <SearchInput /> : <SearchBox />}',
      put: '{SearchInput ? <SearchInput /> : <span />}',
    },
  ],
  '2.22': [
    {
      breaks: 'Login stays when somebody is logged in',
      in: 'apps/web/app/features/session/account-menu.tsx',
      find: '{signedIn ? ( <AccountDropdown />',
      put: '{!signedIn ? ( <AccountDropdown />',
    },
    {
      breaks: 'The dropdown doesn’t open',
      in: 'apps/web/app/features/session/account-dropdown.tsx',
      find: 'hidden={!open}',
      put: 'hidden',
    },
  ],
  '2.23': [
    {
      breaks: 'An empty cart’s button reads Cart',
      in: 'apps/web/app/messages/en/cart.ts',
      find: "'My Cart'",
      put: "'Cart'",
    },
    {
      breaks: 'The button counts products instead of items',
      in: 'apps/web/app/features/cart/cart-count.ts',
      find: 'count: quantity',
      put: 'count: cart.length',
    },
    {
      breaks: 'The total lacks the discounts',
      in: 'apps/web/app/features/cart/cart-count.ts',
      find: 'total: formatPaise(grandTotalPaise)',
      put: 'total: formatPaise(totalsOf(cart).undiscountedPaise)',
    },
    {
      breaks: 'The button has no total',
      in: 'apps/web/app/features/cart/cart-button.tsx',
      find: '<span>{count.total}</span>',
      put: '',
    },
  ],
  '2.24': [
    {
      breaks: 'The icon goes to /user without a session',
      in: 'apps/web/app/features/session/account-menu.tsx',
      find: "to={pagePath(signedIn ? 'user' : 'login')}",
      put: "to={pagePath('user')}",
    },
    {
      breaks: 'The icon goes to the profile',
      in: 'apps/web/app/features/session/account-menu.tsx',
      find: "to={pagePath(signedIn ? 'user' : 'login')}",
      put: "to={pagePath(signedIn ? 'profile' : 'login')}",
    },
  ],
  '2.25': [
    {
      breaks: 'The examples are typed once',
      in: 'apps/web/app/features/search/typed-example.tsx',
      find: 'FRAMES[index % FRAMES.length]',
      put: 'FRAMES[index]',
    },
    {
      breaks: 'The box doesn’t type',
      in: 'apps/web/app/features/search/typed-example.tsx',
      find: 'if (matchMedia(REDUCED_MOTION).matches) return;',
      put: 'if (!matchMedia(REDUCED_MOTION).matches) return;',
    },
    {
      breaks: 'The examples are in another order',
      in: 'apps/web/app/features/search/typing.ts',
      find: "'milk', 'bread',",
      put: "'bread', 'milk',",
    },
  ],
  '2.26': [
    {
      breaks: 'Pressing the box leads home',
      in: 'apps/web/app/features/search/search-box.tsx',
      find: "to={pagePath('search')}",
      put: "to={pagePath('home')}",
    },
    {
      breaks: 'The press is cancelled',
      in: 'apps/web/app/features/search/search-box.tsx',
      find: "to={pagePath('search')}",
      put: "to={pagePath('search')} onClickCapture={(event) => event.preventDefault()}",
    },
  ],
  '2.27': [
    {
      breaks: 'The placeholder loses its full stop',
      in: 'apps/web/app/messages/en/search.ts',
      find: 'Search for atta dal and more.',
      put: 'Search for atta dal and more',
    },
    {
      breaks: 'The input has another placeholder',
      in: 'apps/web/app/features/search/search-input.tsx',
      find: 'placeholder={box.prompt}',
      put: 'placeholder="Search"',
    },
    {
      breaks: 'The box shows another text until it types',
      in: 'apps/web/app/features/search/typed-example.tsx',
      find: '<span aria-hidden="true">{prompt}</span>',
      put: '<span aria-hidden="true">Search</span>',
    },
  ],
  '2.28': [
    {
      breaks: 'The input isn’t filled from q',
      in: 'apps/web/app/features/search/search-url.ts',
      find: "get('q')",
      put: "get('term')",
    },
    {
      breaks: 'The input isn’t focused',
      edits: [
        { in: 'apps/web/app/features/search/search-input.tsx', find: 'autoFocus />', put: '/>' },
        {
          in: 'apps/web/app/features/search/search-input.tsx',
          find: 'box.focus(); if (isCaretUnmoved)',
          put: 'if (isCaretUnmoved)',
        },
      ],
    },
  ],
  '2.29': [
    {
      breaks: 'A change stays in the box until Enter',
      in: 'apps/web/app/features/search/search-input.tsx',
      find: 'open(); search(event.target.value);',
      put: 'open(); setText(event.target.value);',
    },
    {
      breaks: 'The text is in another parameter',
      in: 'packages/domain/src/page-paths.ts',
      find: "'/search?q&exact'",
      put: "'/search?search&exact'",
    },
  ],
  '2.30': [
    {
      breaks: 'The way back leads to /user',
      in: 'apps/web/app/features/search/search-input.tsx',
      find: "to={pagePath('home')} aria-label",
      put: "to={pagePath('user')} aria-label",
    },
    {
      breaks: 'The magnifier stays beside the way back',
      in: 'apps/web/app/features/search/search-input.tsx',
      find: '<Icon of={Search} className="only-lg" />',
      put: '<Icon of={Search} />',
    },
    {
      breaks: 'The way back begins below 640 px',
      in: 'apps/web/app/features/layout/header.css',
      find: '@media (min-width: 768px) { .only-lg',
      put: '@media (min-width: 640px) { .only-lg',
    },
  ],
  '2.31': [
    {
      breaks: 'The logo stays above the search on phones',
      in: 'apps/web/app/features/layout/header.css',
      find: '.top-searching .top-logo, .top-searching .top-actions',
      put: '.top-searching .top-actions',
    },
    {
      breaks: 'The header keeps its own box beside the input',
      in: 'apps/web/app/features/layout/header.tsx',
      find: '{SearchInput ? <SearchInput /> : <SearchBox />}',
      put: '{SearchInput && <SearchInput />}<SearchBox />',
    },
  ],
  '2.32': [
    {
      breaks: 'The box is 280 px wide on phones',
      in: 'apps/web/app/features/search/search-box.css',
      find: 'color: var(--ink-3); width: 100%;',
      put: 'color: var(--ink-3); width: 280px; min-width: 0;',
    },
    {
      breaks: 'On large screens the box may be 400 px wide',
      in: 'apps/web/app/features/layout/header.css',
      find: 'min-width: 420px',
      put: 'min-width: 400px',
    },
  ],
  '2.33': [
    {
      breaks: 'The footer has two columns',
      in: 'apps/web/app/features/layout/footer.css',
      find: 'max(30%, 5rem)',
      put: 'max(45%, 5rem)',
    },
    {
      breaks: 'The footer lists twelve categories',
      in: 'apps/web/app/features/layout/footer.tsx',
      find: '{departments?.map(',
      put: '{departments?.slice(0, 12).map(',
    },
  ],
  '2.34': [
    {
      breaks: 'Each leads to its last sub-category',
      in: 'apps/web/app/features/catalogue/departments.ts',
      find: 'subCategories.find(',
      put: 'subCategories.findLast(',
    },
    {
      breaks: 'Each leads to the first sub-category of all',
      in: 'apps/web/app/features/catalogue/departments.ts',
      find: 'subCategories.find((sub) => sub.category.some(({ _id }) => _id === category._id))',
      put: 'subCategories[0]',
    },
  ],
  '2.35': [
    {
      breaks: 'It has another year',
      in: 'apps/web/app/messages/en/layout.ts',
      find: 'All Rights Reserved 2025',
      put: 'All Rights Reserved 2026',
    },
  ],
  '2.36': [
    {
      breaks: 'The drawer lacks the last item',
      in: 'apps/web/app/features/cart/panels/cart-lines.tsx',
      find: 'const rows = cart.map(',
      put: 'const rows = cart.slice(0, -1).map(',
    },
    {
      breaks: 'The drawer has the bill only',
      in: 'apps/web/app/features/cart/panels/cart-drawer.tsx',
      find: '<CartLines cart={cart} removed={removed} onRemoved={remember} onLeave={onLeave} />',
      put: '',
    },
  ],
  '2.37': [
    {
      breaks: 'The link reads otherwise',
      in: 'apps/web/app/messages/en/cart-panels.ts',
      find: "'Shop Now'",
      put: "'Start shopping'",
    },
    {
      breaks: 'The link doesn’t close the drawer',
      in: 'apps/web/app/features/cart/panels/empty-cart.tsx',
      find: "<ButtonLink to={pagePath('home')} onClick={onLeave}>",
      put: "<ButtonLink to={pagePath('home')}>",
    },
  ],
  '2.38': [
    {
      breaks: 'Checkout’s click is cancelled',
      in: 'apps/web/app/features/cart/panels/checkout-link.tsx',
      find: 'onLeave?.(); if',
      put: 'onLeave?.(); event.preventDefault(); if',
    },
    {
      breaks: 'Checkout leads to the cart’s page',
      in: 'apps/web/app/features/cart/panels/checkout-link.tsx',
      find: "CHECKOUT = pagePath('checkout')",
      put: "CHECKOUT = pagePath('cart')",
    },
  ],
  '2.39': [
    {
      breaks: 'The bar has no count',
      in: 'apps/web/app/features/cart/cart-bar.tsx',
      find: '<b>{count.items}</b>',
      put: '',
    },
    {
      breaks: 'The bar has no total',
      in: 'apps/web/app/features/cart/cart-bar.tsx',
      find: '</b> {count.total}',
      put: '</b>',
    },
    {
      breaks: 'View Cart reads Cart',
      in: 'apps/web/app/messages/en/cart.ts',
      find: "'View Cart'",
      put: "'Cart'",
    },
    {
      breaks: 'The press on View Cart is cancelled',
      in: 'apps/web/app/features/cart/cart-bar.tsx',
      find: 'className="go" to={pagePath(\'cart\')}',
      put: 'className="go" to={pagePath(\'cart\')} onClick={(event) => event.preventDefault()}',
    },
    {
      breaks: 'The bar scrolls away with the page',
      in: 'apps/web/app/features/cart/cart-bar.tsx',
      find: '<aside className="cartbar"',
      put: '<aside className="cartbar" style={{ position: "static" }}',
    },
    {
      breaks: 'A product’s page has no bar',
      in: 'apps/web/app/features/cart/cart-link.tsx',
      find: '<b>{texts.viewCart}</b>',
      put: '',
    },
  ],
  '2.40': [
    {
      breaks: 'Checkout has the bar too',
      in: 'apps/web/app/routes/checkout/checkout.tsx',
      find: '{ ownBar: true }',
      put: '{}',
    },
  ],
};
