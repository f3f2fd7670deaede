import { pagePath, type PagePath } from '@jhola/domain';
import {
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
  Users,
} from 'lucide';

export type AccountEntry = { readonly label: string; readonly to: PagePath; readonly icon: IconNode };

const ADMIN: readonly AccountEntry[] = [
  { label: 'Category', to: pagePath('categories'), icon: LayoutGrid },
  { label: 'Sub Category', to: pagePath('sub-categories'), icon: Network },
  { label: 'Upload Product', to: pagePath('upload-product'), icon: ImageUp },
  { label: 'Product', to: pagePath('products'), icon: PackageSearch },
  { label: 'Orders', to: pagePath('orders'), icon: ClipboardList },
  { label: 'Price list', to: pagePath('price-list'), icon: FileSpreadsheet },
  { label: 'Today', to: pagePath('shop-day'), icon: ChartNoAxesColumn },
  { label: 'Changes', to: pagePath('changes'), icon: History },
  { label: 'Users', to: pagePath('users'), icon: Users },
];

const SHOPPER: readonly AccountEntry[] = [
  { label: 'My Orders', to: pagePath('my-orders'), icon: Package },
  { label: 'Save Address', to: pagePath('addresses'), icon: MapPin },
];

const EVERYONE: readonly AccountEntry[] = [
  { label: 'Profile', to: pagePath('profile'), icon: CircleUserRound },
];

/** Whether a user record is an admin's; any other role is an ordinary user's. */
export function isAdmin(user: { role: string } | undefined): boolean {
  return user?.role === 'ADMIN';
}

/** The account's pages for a role, in the order of the menu. */
export function accountEntries(user: { role: string } | undefined): readonly AccountEntry[] {
  return [...(isAdmin(user) ? ADMIN : SHOPPER), ...EVERYONE];
}
