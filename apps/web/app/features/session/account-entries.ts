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

export type AccountEntry = { readonly label: string; readonly to: string; readonly icon: IconNode };

const ADMIN: readonly AccountEntry[] = [
  { label: 'Category', to: '/dashboard/category', icon: LayoutGrid },
  { label: 'Sub Category', to: '/dashboard/subcategory', icon: Network },
  { label: 'Upload Product', to: '/dashboard/upload-product', icon: ImageUp },
  { label: 'Product', to: '/dashboard/product', icon: PackageSearch },
  { label: 'Orders', to: '/dashboard/orders', icon: ClipboardList },
  { label: 'Price list', to: '/dashboard/price-list', icon: FileSpreadsheet },
  { label: 'Today', to: '/dashboard/shop', icon: ChartNoAxesColumn },
  { label: 'Changes', to: '/dashboard/changes', icon: History },
  { label: 'Users', to: '/dashboard/users', icon: Users },
];

const SHOPPER: readonly AccountEntry[] = [
  { label: 'My Orders', to: '/dashboard/myorders', icon: Package },
  { label: 'Save Address', to: '/dashboard/address', icon: MapPin },
];

const EVERYONE: readonly AccountEntry[] = [
  { label: 'Profile', to: '/dashboard/profile', icon: CircleUserRound },
];

/** Whether a user record is an admin's; any other role is an ordinary user's. */
export function isAdmin(user: { role: string } | undefined): boolean {
  return user?.role === 'ADMIN';
}

/** The account's pages for a role, in the order of the menu. */
export function accountEntries(user: { role: string } | undefined): readonly AccountEntry[] {
  return [...(isAdmin(user) ? ADMIN : SHOPPER), ...EVERYONE];
}
