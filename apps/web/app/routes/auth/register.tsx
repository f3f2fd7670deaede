import { RegisterPage } from '#features/sign-in/index.ts';

export const title = 'Register · Jhola';

export default RegisterPage;
