import { RegisterPage } from '#features/sign-in/index.ts';

export function meta() {
  return [{ title: 'Register · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default RegisterPage;
