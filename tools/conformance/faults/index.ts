import type { SectionFaults } from './fault.ts';
import { SECTION_1 } from './section-1.ts';
import { SECTION_2_ACCOUNT } from './section-2-account.ts';
import { SECTION_2_ADMIN } from './section-2-admin.ts';
import { SECTION_2_BUYING } from './section-2-buying.ts';
import { SECTION_2_STOREFRONT } from './section-2-storefront.ts';
import { SECTION_3 } from './section-3.ts';
import { SECTION_4 } from './section-4.ts';
import { SECTION_5 } from './section-5.ts';
import { SECTION_6 } from './section-6.ts';
import { SECTION_7 } from './section-7.ts';
import { SECTION_8 } from './section-8.ts';
import { SECTION_9 } from './section-9.ts';

/** The planted faults of all rows of docs/conformance.md, by the number of the row. */
export const PLANTED: SectionFaults = {
  ...SECTION_1,
  ...SECTION_2_STOREFRONT,
  ...SECTION_2_ACCOUNT,
  ...SECTION_2_ADMIN,
  ...SECTION_2_BUYING,
  ...SECTION_3,
  ...SECTION_4,
  ...SECTION_5,
  ...SECTION_6,
  ...SECTION_7,
  ...SECTION_8,
  ...SECTION_9,
};
