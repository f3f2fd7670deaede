import { catalogue } from '#platform/catalogue.ts';

/** The privacy page. */
export const texts = catalogue({
  heading: 'Privacy',
  description: 'What the shop stores about you, why, and for how long.',
  summary: 'What we store about you, why, and for how long.',
  // What we store
  stored: 'What we store',
  storedProfile: 'Your name, email, mobile number and photo, so that you can log in and we can reach you.',
  storedOrders:
    'Your addresses, cart and orders, so that we can deliver. Each order keeps a copy of its address.',
  storedAlerts: 'The products you asked to be told about, until we tell you, or for 60 days.',
  storedDevices: 'Devices you asked us to send order updates to, until you turn them off or log out.',
  storedLogins: 'Where you are logged in: the browser, and when it was last used.',
  storedNetwork:
    'The network address an order or a failed login came from, for a few days, to stop misuse. The shop’s log notes the address of each login too.',
  passwordsAndCards:
    'Your password is stored only in scrambled form; nobody can read it. Card numbers never reach us: you enter them on our payment partner’s page. The partner gets your email, what you ordered and the amount.',
  // What we don’t do
  notDone: 'What we don’t do',
  noAds:
    'We don’t sell your data, show you ads, or track you on other sites. Our cookies only keep you logged in, recognise your device, and remember your theme and language.',
  // How long
  howLong: 'How long we keep it',
  keptProfile: 'Your profile, addresses and cart: until you delete your account.',
  keptLogins:
    'Logins: until you log out, or 30 days after the last use. Devices you logged in on: 400 days after the last use.',
  keptRemoved:
    'Addresses you removed: 90 days. Copies of emails we sent you: 30 days, or until you delete your account.',
  keptOrders:
    'Orders: we have to keep them for our accounts. After you delete your account, they have no name, email, mobile number or street address.',
  keptBackups: 'Backups are kept for some time longer, and then replaced.',
  // Your rights
  rights: 'Your rights',
  rightsInProfile:
    'In <link>your profile</link> you can correct your details, download everything we store about you, and delete your account.',
  // Questions and complaints
  questions: 'Questions and complaints',
  officer: 'Our grievance officer for personal data is {name}.',
  officerUnnamed: 'Our grievance officer for personal data:',
  board: 'If we don’t settle your complaint, you can take it to the Data Protection Board of India.',
});
