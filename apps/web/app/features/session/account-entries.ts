import { pagePath, type PagePath } from '@jhola/domain';
import {
  Activity,
  ChartNoAxesColumn,
  CircleUserRound,
  ClipboardList,
  FileSpreadsheet,
  History,
  ImageUp,
  LayoutGrid,
  type IconNode,
  MapPin,
  Network,
  Package,
  PackageSearch,
  TextSearch,
  Users,
} from 'lucide';
import { texts } from '#messages/account-menu.ts';
import { texts as shared } from '#messages/shared.ts';

export type AccountEntry = { readonly label: string; readonly to: PagePath; readonly icon: IconNode };

/** The most frequently used entries come first. */
const ADMIN: readonly AccountEntry[] = [
  { label: texts.today, to: pagePath('shop-day'), icon: ChartNoAxesColumn },
  { label: texts.orders, to: pagePath('orders'), icon: ClipboardList },
  { label: texts.categories, to: pagePath('categories'), icon: LayoutGrid },
  { label: texts.subCategories, to: pagePath('sub-categories'), icon: Network },
  { label: texts.uploadProduct, to: pagePath('upload-product'), icon: ImageUp },
  { label: texts.products, to: pagePath('products'), icon: PackageSearch },
  { label: texts.priceList, to: pagePath('price-list'), icon: FileSpreadsheet },
  { label: texts.searches, to: pagePath('searches'), icon: TextSearch },
  { label: texts.changes, to: pagePath('changes'), icon: History },
  { label: texts.users, to: pagePath('users'), icon: Users },
  { label: texts.status, to: pagePath('status'), icon: Activity },
];

const SHOPPER: readonly AccountEntry[] = [
  { label: shared.myOrders, to: pagePath('my-orders'), icon: Package },
  { label: texts.addresses, to: pagePath('addresses'), icon: MapPin },
];

const EVERYONE: readonly AccountEntry[] = [
  { label: texts.profile, to: pagePath('profile'), icon: CircleUserRound },
];

/** Whether a user record is an admin's; any other role is an ordinary user's. */
export function isAdmin(user: { role: string } | undefined): boolean {
  return user?.role === 'ADMIN';
}

/** The account's pages for a role, in the order of the menu. */
export function accountEntries(user: { role: string } | undefined): readonly AccountEntry[] {
  return [...(isAdmin(user) ? ADMIN : SHOPPER), ...EVERYONE];
}
