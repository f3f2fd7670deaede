export { CancelPage } from './cancel-page.tsx';
export { CheckoutPage } from './checkout-page.tsx';
export { CheckoutPlaceholder } from './checkout-placeholder.tsx';
export { SuccessPage } from './success-page.tsx';
