import { LoginPage } from '#features/sign-in/index.ts';

export const title = 'Login · Jhola';

export default LoginPage;
