import type { SectionFaults } from './fault.ts';

/** Planted faults of section 6: roles and permissions. */
export const SECTION_6: SectionFaults = {
  '6.01': [
    {
      breaks: 'Any role but USER is an admin’s',
      in: 'apps/web/app/features/session/account-entries.ts',
      find: "user?.role === 'ADMIN'",
      put: "user !== undefined && user.role !== 'USER'",
    },
    {
      breaks: 'A new account is an admin’s',
      in: 'apps/api/src/features/accounts/register.ts',
      find: 'insertUser(tx, { id, name,',
      put: "insertUser(tx, { role: 'ADMIN', id, name,",
    },
  ],
  '6.02': [
    {
      breaks: 'The guard lets the role USER in',
      in: 'apps/web/app/features/admin/require-admin.tsx',
      find: 'if (!isAdmin(user)) {',
      put: "if (!isAdmin(user) && user.role !== 'USER') {",
    },
  ],
  '6.03': [
    {
      breaks: 'Admins have no (Admin)',
      in: 'apps/web/app/features/session/account-name.tsx',
      find: '{isAdmin(user) && <span',
      put: '{!user && <span',
    },
    {
      breaks: 'Everybody has (Admin)',
      in: 'apps/web/app/features/session/account-name.tsx',
      find: '{isAdmin(user) && <span',
      put: '{user && <span',
    },
    {
      breaks: 'Without a name the email is shown',
      in: 'apps/web/app/features/session/account-name.tsx',
      find: 'user?.name || user?.mobile',
      put: 'user?.name || user?.email',
    },
  ],
  '6.04': [
    {
      breaks: 'Upload Product is missing',
      in: 'apps/web/app/features/session/account-entries.ts',
      find: "{ label: texts.uploadProduct, to: pagePath('upload-product'), icon: ImageUp },",
      put: '',
    },
    {
      breaks: 'Sub Category reads Subcategory',
      in: 'apps/web/app/messages/en/account-menu.ts',
      find: "'Sub Category'",
      put: "'Subcategory'",
    },
  ],
  '6.05': [
    {
      breaks: 'Save Address reads Addresses',
      in: 'apps/web/app/messages/en/account-menu.ts',
      find: "'Save Address'",
      put: "'Addresses'",
    },
    {
      breaks: 'Shoppers see the admin’s entries too',
      in: 'apps/web/app/features/session/account-entries.ts',
      find: '(isAdmin(user) ? ADMIN : SHOPPER)',
      put: '[...ADMIN, ...SHOPPER]',
    },
  ],
  '6.06': [
    {
      breaks: 'Profile is missing',
      in: 'apps/web/app/features/session/account-entries.ts',
      find: ', ...EVERYONE]',
      put: ']',
    },
    {
      breaks: 'Log Out reads Sign out',
      in: 'apps/web/app/messages/en/account-menu.ts',
      find: "'Log Out'",
      put: "'Sign out'",
    },
  ],
  '6.07': [
    {
      breaks: 'Anybody signed in may open Sub Category',
      in: 'apps/web/app/routes/admin/sub-categories.tsx',
      find: '<RequireAdmin> <SubCategoryAdminPage /> </RequireAdmin>',
      put: '<SubCategoryAdminPage />',
    },
    {
      breaks: 'The refusal reads Not allowed',
      in: 'apps/web/app/messages/en/admin.ts',
      find: 'Do not have permission',
      put: 'Not allowed',
    },
  ],
  '6.08': [
    {
      breaks: 'The role isn’t checked',
      in: 'apps/api/src/platform/http/register-call.ts',
      find: "if (call.who === 'admin' && user.role !== 'ADMIN') throw new AppError('NO_PERMISSION');",
      put: '',
    },
    {
      breaks: 'Anybody may delete a category',
      in: 'packages/contract/src/calls/catalogue.ts',
      find: "who: 'admin', summary: 'Delete a category that nothing uses.'",
      put: "who: 'user', summary: 'Delete a category that nothing uses.'",
    },
  ],
};
