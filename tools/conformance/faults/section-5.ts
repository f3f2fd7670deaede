import type { Fault, SectionFaults } from './fault.ts';

/** The address form shows another message. */
function otherMessage(find: string, put: string): Fault {
  return { breaks: `It reads ${put}`, in: 'packages/domain/src/messages/en/address.ts', find, put };
}

/** A field of the address isn't required. */
function optional(field: string): Fault {
  return {
    breaks: 'It may be left out',
    in: 'packages/domain/src/address.ts',
    find: 'if (isEmpty(key, fields[key])) found[key]',
    put: `if (isEmpty(key, fields[key]) && key !== '${field}') found[key]`,
  };
}

/** Planted faults of section 5: validation rules. */
export const SECTION_5: SectionFaults = {
  '5.01': [
    {
      breaks: 'Login can be pressed without a password',
      in: 'apps/web/app/features/sign-in/login-page.tsx',
      find: 'disabled={!isFilled}',
      put: "disabled={fields.email === ''}",
    },
    {
      breaks: 'Login can be pressed while it runs',
      in: 'apps/web/app/features/sign-in/login-page.tsx',
      find: 'busy={busy} busyLabel={texts.loggingIn}',
      put: '',
    },
  ],
  '5.02': [
    {
      breaks: 'Register can be pressed at once',
      in: 'apps/web/app/features/sign-in/register-page.tsx',
      find: 'disabled={!isFilled}',
      put: '',
    },
    {
      breaks: 'The server takes a form without a name',
      in: 'packages/contract/src/calls/accounts.ts',
      find: '.object({ name, email, password: newPassword,',
      put: ".object({ name: name.or(z.literal('')), email, password: newPassword,",
    },
  ],
  '5.03': [
    {
      breaks: 'The page’s message reads otherwise',
      in: 'apps/web/app/messages/en/sign-in.ts',
      find: 'Password and confirm password must match',
      put: 'The passwords differ',
    },
    {
      breaks: 'The server’s message reads otherwise',
      in: 'packages/contract/src/messages/en/inputs.ts',
      find: 'Password and confirm password must match',
      put: 'The passwords differ',
    },
    {
      breaks: 'The server takes two passwords',
      in: 'packages/contract/src/calls/accounts.ts',
      find: 'form.password === form.confirmPassword',
      put: "form.confirmPassword !== ''",
    },
  ],
  '5.04': [
    {
      breaks: 'Send OTP can be pressed at once',
      in: 'apps/web/app/features/sign-in/forgot-password-page.tsx',
      find: 'disabled={!isFilled}',
      put: '',
    },
  ],
  '5.05': [
    {
      breaks: 'Five digits are enough',
      in: 'apps/web/app/features/sign-in/otp-digits.ts',
      find: "otp.every((digit) => digit !== '')",
      put: "otp.filter((digit) => digit !== '').length > 4",
    },
    {
      breaks: 'Verify can be pressed at once',
      in: 'apps/web/app/features/sign-in/otp-page.tsx',
      find: 'disabled={!isComplete(otp)}',
      put: '',
    },
  ],
  '5.06': [
    {
      breaks: 'confirmPassword may differ',
      in: 'packages/contract/src/calls/accounts.ts',
      find: 'form.newPassword === form.confirmPassword',
      put: "form.confirmPassword !== ''",
    },
  ],
  '5.07': [
    {
      breaks: 'The message is that of registering',
      in: 'apps/web/app/messages/en/password-fields.ts',
      find: 'New password and confirm password must be same',
      put: 'Password and confirm password must match',
    },
  ],
  '5.08': [
    {
      breaks: 'It reads Please log in',
      in: 'apps/web/app/messages/en/cart-panels.ts',
      find: "'Please Login'",
      put: "'Log in first'",
    },
    {
      breaks: 'Nothing is said',
      in: 'apps/web/app/features/cart/panels/checkout-link.tsx',
      find: 'toast.error(texts.pleaseLogin, { id: texts.pleaseLogin });',
      put: 'void toast;',
    },
  ],
  '5.09': [
    {
      breaks: 'Nothing is said while it is typed',
      in: 'apps/web/app/features/addresses/address-dialog.tsx',
      find: 'error={(changed.has(name) && faults[name]) || refused.get(name)}',
      put: 'error={null}',
    },
  ],
  '5.10': [
    {
      breaks: 'Save can be pressed with errors',
      in: 'apps/web/app/features/addresses/address-dialog.tsx',
      find: 'disabled={!isValid}',
      put: '',
    },
  ],
  '5.11': [otherMessage('Address is required', 'Enter an address'), optional('address_line')],
  '5.12': [otherMessage('City is required', 'Enter a city'), optional('city')],
  '5.13': [otherMessage('State is required', 'Enter a state'), optional('state')],
  '5.14': [otherMessage('Country is required', 'Enter a country'), optional('country')],
  '5.15': [
    otherMessage('Pincode is required', 'Enter a pincode'),
    otherMessage('Please enter a valid 6-digit pincode', 'The pincode has 6 digits'),
    {
      breaks: 'Five digits are enough',
      in: 'packages/domain/src/address.ts',
      find: 'SIX_DIGITS = /^[0-9]{6}$/',
      put: 'SIX_DIGITS = /^[0-9]{5,6}$/',
    },
    {
      breaks: 'Seven digits are taken',
      in: 'packages/domain/src/address.ts',
      find: 'SIX_DIGITS = /^[0-9]{6}$/',
      put: 'SIX_DIGITS = /^[0-9]{6,}$/',
    },
  ],
  '5.16': [
    otherMessage('Mobile number is required', 'Enter a mobile number'),
    otherMessage('Please enter a valid 10-digit mobile number', 'The number has 10 digits'),
    {
      breaks: 'Nine digits are enough',
      in: 'packages/domain/src/address.ts',
      find: 'TEN_DIGITS = /^[0-9]{10}$/',
      put: 'TEN_DIGITS = /^[0-9]{9,10}$/',
    },
  ],
  '5.17': [
    {
      breaks: 'An edited pincode needs six digits',
      in: 'packages/domain/src/address.ts',
      find: 'faults(fields, DIGITS, addressTexts.badPincode)',
      put: 'faults(fields, SIX_DIGITS, addressTexts.badPincode)',
    },
    {
      breaks: 'An edited pincode may have letters',
      in: 'packages/domain/src/address.ts',
      find: 'DIGITS = /^[0-9]+$/',
      put: 'DIGITS = /^[0-9a-z]+$/',
    },
    {
      breaks: 'The message is that of a new one',
      in: 'packages/domain/src/address.ts',
      find: 'faults(fields, DIGITS, addressTexts.badPincode)',
      put: 'faults(fields, DIGITS, addressTexts.badNewPincode)',
    },
  ],
  '5.18': [
    {
      breaks: 'The mobile number is not checked',
      in: 'packages/domain/src/address.ts',
      find: 'if (!found.mobile && !TEN_DIGITS.test(mobileDigits(fields.mobile))) {',
      put: 'if (pincode === SIX_DIGITS && !found.mobile && !TEN_DIGITS.test(mobileDigits(fields.mobile))) {',
    },
  ],
  '5.19': [
    {
      breaks: 'The mobile number isn’t required',
      in: 'apps/web/app/features/account/profile-form.tsx',
      find: 'autoComplete="tel-national" required',
      put: 'autoComplete="tel-national"',
    },
    {
      breaks: 'The email’s field is of type text',
      in: 'apps/web/app/features/account/profile-form.tsx',
      find: 'type="email"',
      put: 'type="text"',
    },
    {
      breaks: 'The server takes a profile without a name',
      in: 'packages/contract/src/calls/accounts.ts',
      find: 'input: z.object({ name, email, mobile, password: givenPassword.optional(), })',
      put: "input: z.object({ name: name.or(z.literal('')), email, mobile, password: givenPassword.optional() })",
    },
  ],
  '5.20': [
    {
      breaks: 'A picture can be uploaded at once',
      in: 'apps/web/app/features/admin-catalogue/categories/category-dialog.tsx',
      find: 'disabled={!isNamed}',
      put: '',
    },
  ],
  '5.21': [
    {
      breaks: 'It looks active with a name alone',
      in: 'apps/web/app/features/admin-catalogue/categories/category-dialog.tsx',
      find: "isComplete={isNamed && draft.image !== ''}",
      put: 'isComplete={isNamed}',
    },
    {
      breaks: 'It never looks active',
      in: 'apps/web/app/features/admin-catalogue/categories/category-dialog.tsx',
      find: "isComplete={isNamed && draft.image !== ''}",
      put: 'isComplete={false}',
    },
    {
      breaks: 'It blocks',
      in: 'apps/web/app/features/admin-catalogue/form/draft-form-dialog.tsx',
      find: "submitKind={isComplete ? 'main' : 'soft'}",
      put: "submitKind={isComplete ? 'main' : 'soft'} disabled={!isComplete}",
    },
  ],
  '5.22': [
    {
      breaks: 'It looks active without a category',
      in: 'apps/web/app/features/admin-catalogue/sub-categories/sub-category-dialog.tsx',
      find: "image !== '' && category.length > 0",
      put: "image !== ''",
    },
    {
      breaks: 'It blocks',
      in: 'apps/web/app/features/admin-catalogue/form/draft-form-dialog.tsx',
      find: "submitKind={isComplete ? 'main' : 'soft'}",
      put: "submitKind={isComplete ? 'main' : 'soft'} disabled={!isComplete}",
    },
  ],
  '5.23': [
    {
      breaks: 'The description may be left out',
      in: 'apps/web/app/features/admin-catalogue/product-form/draft-faults.ts',
      find: 'mayLackDescription ? null : missing(draft.description, texts.description)',
      put: 'null',
    },
    {
      breaks: 'The unit may be left out',
      in: 'apps/web/app/features/admin-catalogue/product-form/draft-faults.ts',
      find: "['unit', missing(draft.unit, texts.unit)],",
      put: '',
    },
    {
      breaks: 'The discount may be left out',
      in: 'apps/web/app/features/admin-catalogue/product-form/draft-faults.ts',
      find: "['discount', percentFault(draft)],",
      put: '',
    },
  ],
  '5.24': [
    {
      breaks: 'The stock is sent as text',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-draft.ts',
      find: "stock: draftNumber('stock', draft.stock)",
      put: 'stock: draft.stock as never',
    },
    {
      breaks: 'The stock may be a word',
      in: 'apps/web/app/features/admin-catalogue/product-form/draft-faults.ts',
      find: 'missing(draft.stock, texts.stock) ?? wholeFault(draft.stock, texts.stock, LIMITS.stock)',
      put: 'missing(draft.stock, texts.stock)',
    },
  ],
  '5.25': [
    {
      breaks: 'Extra fields may be left out',
      in: 'apps/web/app/features/admin-catalogue/product-form/draft-faults.ts',
      find: '...draft.details.map(([name, value]) => [`details.${name}`, missing(value, name)] as const),',
      put: '',
    },
  ],
  '5.26': [
    {
      breaks: 'Any file is taken',
      in: 'apps/web/app/features/admin-catalogue/pictures/picked-images.ts',
      find: "type.startsWith('image/')",
      put: "type !== ''",
    },
  ],
  '5.27': [
    {
      breaks: 'The uploaded picture is lost',
      in: 'apps/web/app/features/admin-catalogue/product-form/product-pictures.tsx',
      find: 'onChange((before) => [...new Set([...before, ...urls])]),',
      put: 'void urls,',
    },
  ],
  '5.28': [
    {
      breaks: 'A discount may be 200 %',
      in: 'packages/domain/src/limits.ts',
      find: 'discountPercent: 100',
      put: 'discountPercent: 200',
    },
    {
      breaks: 'A product may have a hundred extra fields',
      in: 'packages/domain/src/limits.ts',
      find: 'details: { entries: 30',
      put: 'details: { entries: 100',
    },
  ],
  '5.29': [
    {
      breaks: 'The server takes a fraction of a stock',
      in: 'packages/contract/src/fields.ts',
      find: '.int(errorMessage(() => inputTexts.mustBeInteger({ label: label() })))',
      put: '',
    },
    {
      breaks: 'The server takes an OTP of five digits',
      in: 'packages/contract/src/calls/accounts.ts',
      find: '/^[0-9]{6}$/',
      put: '/^[0-9]{5,6}$/',
    },
  ],
};
