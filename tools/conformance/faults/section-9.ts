import type { SectionFaults } from './fault.ts';

/** Planted faults of section 9: constants and limits. */
export const SECTION_9: SectionFaults = {
  '9.01': [
    {
      breaks: 'The discount is rounded down',
      in: 'packages/domain/src/pricing.ts',
      find: 'const discountRupees = Math.ceil(',
      put: 'const discountRupees = Math.floor(',
    },
    {
      breaks: 'The discount is rounded to the next rupee',
      in: 'packages/domain/src/pricing.ts',
      find: 'const discountRupees = Math.ceil(',
      put: 'const discountRupees = Math.round(',
    },
    {
      breaks: 'The discount isn’t rounded',
      in: 'packages/domain/src/pricing.ts',
      find: 'return price - discountRupees * PAISE_PER_RUPEE;',
      put: 'return discountRupees && Math.round(price - (price * discount) / 100);',
    },
  ],
  '9.02': [
    {
      breaks: 'Phones end at 640 px',
      in: 'apps/web/app/features/layout/header.css',
      find: '@media (min-width: 768px) { .only-lg',
      put: '@media (min-width: 640px) { .only-lg',
    },
    {
      breaks: 'Phones end at 900 px',
      in: 'apps/web/app/features/layout/header.css',
      find: '@media (min-width: 768px) { .only-lg',
      put: '@media (min-width: 900px) { .only-lg',
    },
  ],
  '9.03': [
    {
      breaks: 'A letter every 60 ms',
      in: 'apps/web/app/features/search/typing.ts',
      find: 'KEY_MS = 50',
      put: 'KEY_MS = 60',
    },
    {
      breaks: 'Held for 1.5 s',
      in: 'apps/web/app/features/search/typing.ts',
      find: 'HOLD_MS = 1000',
      put: 'HOLD_MS = 1500',
    },
    {
      breaks: 'Typed once',
      in: 'apps/web/app/features/search/typed-example.tsx',
      find: 'FRAMES[index % FRAMES.length]',
      put: 'FRAMES[index]',
    },
  ],
  '9.04': [
    {
      breaks: 'panner is spelled as usual',
      in: 'apps/web/app/features/search/typing.ts',
      find: "'panner'",
      put: "'paneer'",
    },
    {
      breaks: 'chips is missing',
      in: 'apps/web/app/features/search/typing.ts',
      find: "'egg', 'chips',",
      put: "'egg',",
    },
  ],
  '9.05': [
    {
      breaks: 'A page has twelve',
      in: 'packages/domain/src/shopping-limits.ts',
      find: 'search: 10,',
      put: 'search: 12,',
    },
    {
      breaks: 'Eight placeholders',
      in: 'apps/web/app/features/search/search-results.tsx',
      find: '<CardPlaceholders count={PAGE_SIZES.search} />',
      put: '<CardPlaceholders count={8} />',
    },
  ],
  '9.06': [
    {
      breaks: 'More is loaded at 90 percent',
      in: 'apps/web/app/features/catalogue/use-load-on-scroll.ts',
      find: 'THRESHOLD = 0.8',
      put: 'THRESHOLD = 0.9',
    },
    {
      breaks: 'More is loaded at 70 percent',
      in: 'apps/web/app/features/catalogue/use-load-on-scroll.ts',
      find: 'THRESHOLD = 0.8',
      put: 'THRESHOLD = 0.7',
    },
  ],
  '9.07': [
    {
      breaks: 'Every 200 ms',
      in: 'apps/web/app/features/catalogue/use-load-on-scroll.ts',
      find: 'THROTTLE_MS = 150',
      put: 'THROTTLE_MS = 200',
    },
    {
      breaks: 'Every 100 ms',
      in: 'apps/web/app/features/catalogue/use-load-on-scroll.ts',
      find: 'THROTTLE_MS = 150',
      put: 'THROTTLE_MS = 100',
    },
    {
      breaks: 'At every call',
      in: 'apps/web/app/platform/throttle.ts',
      find: 'again = true; return;',
      put: 'again = true;',
    },
  ],
  '9.08': [
    {
      breaks: 'Five digits are enough for the page',
      in: 'apps/web/app/features/sign-in/otp-digits.ts',
      find: "otp.every((digit) => digit !== '')",
      put: "otp.filter((digit) => digit !== '').length > 4",
    },
    {
      breaks: 'The server takes an OTP of five digits',
      in: 'packages/contract/src/calls/accounts.ts',
      find: '/^[0-9]{6}$/',
      put: '/^[0-9]{5,7}$/',
    },
  ],
  '9.09': [
    {
      breaks: 'Five digits are enough',
      in: 'packages/domain/src/address.ts',
      find: 'SIX_DIGITS = /^[0-9]{6}$/',
      put: 'SIX_DIGITS = /^[0-9]{5,6}$/',
    },
  ],
  '9.10': [
    {
      breaks: 'Eleven digits are taken',
      in: 'packages/domain/src/address.ts',
      find: 'TEN_DIGITS = /^[0-9]{10}$/',
      put: 'TEN_DIGITS = /^[0-9]{10,11}$/',
    },
    {
      breaks: 'Nine digits are enough',
      in: 'packages/domain/src/address.ts',
      find: 'TEN_DIGITS = /^[0-9]{10}$/',
      put: 'TEN_DIGITS = /^[0-9]{9,10}$/',
    },
  ],
  '9.11': [
    {
      breaks: 'Eighteen placeholders',
      in: 'apps/web/app/features/catalogue/category-grid.tsx',
      find: 'PLACEHOLDERS = 12',
      put: 'PLACEHOLDERS = 18',
    },
  ],
  '9.12': [
    {
      breaks: 'Four columns on phones',
      in: 'apps/web/app/features/catalogue/category-grid.css',
      find: 'repeat(5, minmax(0, 1fr))',
      put: 'repeat(4, minmax(0, 1fr))',
    },
    {
      breaks: 'Seven columns on middle screens',
      in: 'apps/web/app/features/catalogue/category-grid.css',
      find: 'repeat(8, minmax(0, 1fr))',
      put: 'repeat(7, minmax(0, 1fr))',
    },
    {
      breaks: 'Ten columns on large screens',
      in: 'apps/web/app/features/catalogue/category-grid.css',
      find: 'repeat(9, minmax(0, 1fr))',
      put: 'repeat(10, minmax(0, 1fr))',
    },
  ],
  '9.13': [
    {
      breaks: 'It scrolls by 300 px',
      in: 'apps/web/app/features/catalogue/product-strip.tsx',
      find: 'STEP_PX = 200',
      put: 'STEP_PX = 300',
    },
  ],
  '9.14': [
    {
      breaks: 'They scroll by 80 px',
      in: 'apps/web/app/features/catalogue/product-gallery.tsx',
      find: 'STEP_PX = 100',
      put: 'STEP_PX = 80',
    },
  ],
  '9.15': [
    {
      breaks: 'A page has ten',
      in: 'packages/domain/src/shopping-limits.ts',
      find: 'adminProducts: 12,',
      put: 'adminProducts: 10,',
    },
    {
      breaks: 'The search waits 250 ms',
      in: 'apps/web/app/features/admin/use-search-text.ts',
      find: 'SEARCH_DELAY_MS = 300',
      put: 'SEARCH_DELAY_MS = 250',
    },
  ],
  '9.16': [
    {
      breaks: 'A page has ten',
      in: 'packages/domain/src/shopping-limits.ts',
      find: 'listing: 8,',
      put: 'listing: 10,',
    },
  ],
  '9.17': [
    {
      breaks: 'At most ten',
      in: 'apps/web/app/ui/toast-host.tsx',
      find: '.filter((shown) => shown.visible)',
      put: '.filter((shown) => shown.visible) .slice(0, 10)',
    },
    {
      breaks: 'The newest are left out',
      in: 'apps/web/app/ui/toast-host.tsx',
      find: '.filter((shown) => shown.visible)',
      put: '.filter((shown, index) => shown.visible && index > 1)',
    },
  ],
  '9.18': [
    {
      breaks: 'Errors stay 5 s',
      in: 'apps/web/app/ui/toast-durations.ts',
      find: 'error: { duration: 4000 }',
      put: 'error: { duration: 5000 }',
    },
    {
      breaks: 'Successes stay 3 s',
      in: 'apps/web/app/ui/toast-durations.ts',
      find: 'success: { duration: 2000 }',
      put: 'success: { duration: 3000 }',
    },
    {
      breaks: 'Loading ones go after a minute',
      in: 'apps/web/app/ui/toast-durations.ts',
      find: 'Number.POSITIVE_INFINITY',
      put: '60_000',
    },
    {
      breaks: 'The durations aren’t used',
      in: 'apps/web/app/ui/toast-host.tsx',
      find: 'useToaster(TOAST_DURATIONS)',
      put: 'useToaster({ success: { duration: 3500 } })',
    },
  ],
  '9.19': [
    {
      breaks: 'The month is written out',
      in: 'apps/web/app/platform/format-time.ts',
      find: "month: 'short'",
      put: "month: 'long'",
    },
    {
      breaks: 'The day is before the month',
      in: 'apps/web/app/messages/en/language.ts',
      find: "'en-US'",
      put: "'en-IN'",
    },
    {
      breaks: 'The date is that of London',
      in: 'apps/web/app/platform/format-time.ts',
      find: "ZONE = 'Asia/Kolkata'",
      put: "ZONE = 'Europe/London'",
    },
  ],
  '9.20': [
    {
      breaks: 'The time has 24 hours',
      in: 'apps/web/app/platform/format-time.ts',
      find: 'hour12: true',
      put: 'hour12: false',
    },
    {
      breaks: 'am and pm are small',
      in: 'apps/web/app/platform/format-time.ts',
      find: '.toUpperCase()',
      put: '.toLowerCase()',
    },
  ],
  '9.21': [
    {
      breaks: 'A stock of 0 isn’t out of stock',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: 'const soldOut = product.stock === 0;',
      put: 'const soldOut = product.stock < 0;',
    },
    {
      breaks: 'The card of a sold-out product has an Add button and doesn’t say Out of Stock',
      in: 'apps/web/app/features/catalogue/product-card.tsx',
      find: 'const soldOut = product.stock === 0;',
      put: 'const soldOut = false;',
    },
  ],
  '9.22': [
    {
      breaks: '15 min of delivery',
      in: 'apps/web/app/messages/en/ui.ts',
      find: "'10 min'",
      put: "'15 min'",
    },
    {
      breaks: '1000+ products',
      in: 'apps/web/app/messages/en/product-page.ts',
      find: '5000+ products',
      put: '1000+ products',
    },
  ],
};
