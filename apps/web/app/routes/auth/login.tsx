import { LoginPage } from '#features/sign-in/index.ts';

export function meta() {
  return [{ title: 'Login · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default LoginPage;
