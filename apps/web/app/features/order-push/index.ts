export { OrderPush } from './order-push.tsx';
