import {
  ChartNoAxesColumn,
  CircleUserRound,
  ClipboardList,
  FileSpreadsheet,
  History,
  ImageUp,
  LayoutGrid,
  type LucideIcon,
  MapPin,
  Network,
  Package,
  PackageSearch,
  Users,
} from 'lucide-react';

export type AccountEntry = { readonly label: string; readonly to: string; readonly Icon: LucideIcon };

const ADMIN: readonly AccountEntry[] = [
  { label: 'Category', to: '/dashboard/category', Icon: LayoutGrid },
  { label: 'Sub Category', to: '/dashboard/subcategory', Icon: Network },
  { label: 'Upload Product', to: '/dashboard/upload-product', Icon: ImageUp },
  { label: 'Product', to: '/dashboard/product', Icon: PackageSearch },
  { label: 'Orders', to: '/dashboard/orders', Icon: ClipboardList },
  { label: 'Price list', to: '/dashboard/price-list', Icon: FileSpreadsheet },
  { label: 'Today', to: '/dashboard/shop', Icon: ChartNoAxesColumn },
  { label: 'Changes', to: '/dashboard/changes', Icon: History },
  { label: 'Users', to: '/dashboard/users', Icon: Users },
];

const SHOPPER: readonly AccountEntry[] = [
  { label: 'My Orders', to: '/dashboard/myorders', Icon: Package },
  { label: 'Save Address', to: '/dashboard/address', Icon: MapPin },
];

const EVERYONE: readonly AccountEntry[] = [
  { label: 'Profile', to: '/dashboard/profile', Icon: CircleUserRound },
];

/** Whether a user record is an admin's; any other role is an ordinary user's. */
export function isAdmin(user: { role: string } | undefined): boolean {
  return user?.role === 'ADMIN';
}

/** The account's pages for a role, in the order of the menu. */
export function accountEntries(user: { role: string } | undefined): readonly AccountEntry[] {
  return [...(isAdmin(user) ? ADMIN : SHOPPER), ...EVERYONE];
}
