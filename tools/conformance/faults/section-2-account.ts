import type { SectionFaults } from './fault.ts';

/** Planted faults of 2.41 to 2.52: profile, orders and addresses. */
export const SECTION_2_ACCOUNT: SectionFaults = {
  '2.41': [
    {
      breaks: 'The title reads My Profile',
      in: 'apps/web/app/messages/en/profile.ts',
      find: "'Your Profile'",
      put: "'My Profile'",
    },
  ],
  '2.42': [
    {
      breaks: 'There is no icon without an avatar',
      in: 'apps/web/app/features/account/avatar.tsx',
      find: '<Icon of={CircleUserRound} size={iconSize} stroke={1.5} />',
      put: '<b>?</b>',
    },
    {
      breaks: 'The icon stays with an avatar',
      in: 'apps/web/app/features/account/profile-photo.tsx',
      find: '<Avatar src={user.avatar} />',
      put: '<Avatar src={undefined} />',
    },
  ],
  '2.43': [
    {
      breaks: 'The button reads Change photo',
      in: 'apps/web/app/features/account/profile-photo.tsx',
      find: '{texts.editPhoto}',
      put: 'Change photo',
    },
    {
      breaks: 'The press opens nothing',
      in: 'apps/web/app/features/account/profile-photo.tsx',
      find: 'small onClick={() => setOpen(true)}',
      put: 'small onClick={() => setOpen(false)}',
    },
    {
      breaks: 'The chosen photo isn’t uploaded',
      in: 'apps/web/app/features/account/photo-dialog.tsx',
      find: 'if (!file) return;',
      put: 'if (file) return;',
    },
  ],
  '2.44': [
    {
      breaks: 'The name’s field reads Name',
      in: 'apps/web/app/messages/en/profile.ts',
      find: "'Full Name'",
      put: "'Name'",
    },
    {
      breaks: 'The email’s field reads Email',
      in: 'apps/web/app/messages/en/profile.ts',
      find: "'Email Address'",
      put: "'Email'",
    },
    {
      breaks: 'The mobile’s field reads Phone',
      in: 'apps/web/app/messages/en/profile.ts',
      find: "'Mobile Number'",
      put: "'Phone'",
    },
    {
      breaks: 'The mobile number is not saved',
      in: 'apps/web/app/features/account/profile-form.tsx',
      find: 'mobile: mobileDigits(fields.mobile),',
      put: "mobile: user.mobile || '9000000000',",
    },
    {
      breaks: 'The form begins empty',
      in: 'apps/web/app/features/account/profile-form.tsx',
      find: 'name: user.name, email: user.email, mobile: user.mobile,',
      put: "name: '', email: user.email, mobile: '',",
    },
  ],
  '2.45': [
    {
      breaks: 'It reads Save',
      in: 'apps/web/app/messages/en/profile.ts',
      find: "'Save Changes'",
      put: "'Save'",
    },
    {
      breaks: 'It keeps its text while busy',
      in: 'apps/web/app/features/account/profile-form.tsx',
      find: 'busy={busy} busyLabel={shared.saving}',
      put: '',
    },
  ],
  '2.46': [
    {
      breaks: 'The list lacks the newest order',
      in: 'apps/web/app/features/orders/use-orders.ts',
      find: 'pages.flatMap(({ data }) => data.map(',
      put: 'pages.flatMap(({ data }) => data.slice(1).map(',
    },
    {
      breaks: 'Without orders it reads Nothing here',
      in: 'apps/web/app/messages/en/orders.ts',
      find: "'No Data'",
      put: "'Nothing here'",
    },
  ],
  '2.47': [
    {
      breaks: 'The order’s number is missing',
      in: 'apps/web/app/messages/en/orders.ts',
      find: "'{orderId} · ",
      put: "'",
    },
    {
      breaks: 'The date is that of today',
      in: 'apps/web/app/features/orders/order-row.tsx',
      find: 'formatDate(orderDate)',
      put: 'formatDate(new Date().toISOString())',
    },
    {
      breaks: 'The time is missing',
      in: 'apps/web/app/messages/en/orders.ts',
      find: '{date}, {time}',
      put: '{date}',
    },
    {
      breaks: 'The picture is the last of the product’s',
      in: 'apps/web/app/features/orders/order-row.tsx',
      find: 'const [picture] = first.image;',
      put: 'const picture = first.image.at(-1);',
    },
    {
      breaks: 'The name is missing',
      in: 'apps/web/app/features/orders/order-row.tsx',
      find: 'name: first.name,',
      put: "name: 'An order',",
    },
    {
      breaks: 'The status has no icon',
      in: 'apps/web/app/ui/status-pill.tsx',
      find: '{icon && <Icon of={icon} />}',
      put: '',
    },
  ],
  '2.48': [
    {
      breaks: 'The heading reads Addresses',
      in: 'apps/web/app/messages/en/addresses.ts',
      find: "'Address'",
      put: "'Addresses'",
    },
    {
      breaks: 'The button reads New Address',
      in: 'apps/web/app/messages/en/addresses.ts',
      find: "'Add Address'",
      put: "'New Address'",
    },
    {
      breaks: 'The button opens nothing',
      in: 'apps/web/app/features/addresses/addresses-page.tsx',
      find: 'kind="line" small onClick={add}',
      put: 'kind="line" small',
    },
  ],
  '2.49': [
    {
      breaks: 'Removed addresses are listed',
      in: 'apps/web/app/features/addresses/use-addresses.ts',
      find: 'addresses.filter(({ status }) => status)',
      put: 'addresses',
    },
    {
      breaks: 'Only removed addresses are listed',
      in: 'apps/web/app/features/addresses/use-addresses.ts',
      find: 'addresses.filter(({ status }) => status)',
      put: 'addresses.filter(({ status }) => !status)',
    },
  ],
  '2.50': [
    {
      breaks: 'The tile’s frame is a plain line',
      in: 'apps/web/app/ui/dashed-tile.tsx',
      find: 'className="dashed-tile"',
      put: 'className="dashed-tile" style={{ borderStyle: "solid" }}',
    },
    {
      breaks: 'The tile opens nothing',
      in: 'apps/web/app/features/addresses/addresses-page.tsx',
      find: '<DashedTile onClick={add}>',
      put: '<DashedTile>',
    },
    {
      breaks: 'The tile reads New address',
      in: 'apps/web/app/messages/en/addresses.ts',
      find: "'Add address'",
      put: "'New address'",
    },
  ],
  '2.51': [
    {
      breaks: 'An address can’t be edited',
      in: 'apps/web/app/features/addresses/address-card.tsx',
      find: 'onClick={onEdit}',
      put: '',
    },
    {
      breaks: 'Edit begins with an empty form',
      in: 'apps/web/app/features/addresses/address-dialog.tsx',
      find: 'edited ? fieldsOf(edited) : {',
      put: 'NEW ?? {',
    },
    {
      breaks: 'Remove only says that it did',
      in: 'apps/web/app/features/addresses/address-card.tsx',
      find: 'onClick={() => void remove(address, onRemoved)}',
      put: 'onClick={onRemoved}',
    },
  ],
  '2.52': [
    {
      breaks: 'The dialog of a new address reads Add Address',
      in: 'apps/web/app/messages/en/address-dialog.ts',
      find: "'Add New Address'",
      put: "'Add Address'",
    },
    {
      breaks: 'The dialog of an edited address reads Change Address',
      in: 'apps/web/app/messages/en/address-dialog.ts',
      find: "'Edit Address'",
      put: "'Change Address'",
    },
    {
      breaks: 'Its button reads Save',
      in: 'apps/web/app/messages/en/address-dialog.ts',
      find: "'Update Address'",
      put: "'Save'",
    },
    {
      breaks: 'Cancel does nothing',
      in: 'apps/web/app/ui/form-dialog.tsx',
      find: '<Button kind="soft" onClick={dialog.onClose}>',
      put: '<Button kind="soft">',
    },
  ],
};
