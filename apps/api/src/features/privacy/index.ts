export { registerPrivacy } from './privacy.routes.ts';
