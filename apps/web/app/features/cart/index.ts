export { AddToCart, type AddToCartProps } from './add-to-cart.tsx';
export { CartBar } from './cart-bar.tsx';
export { CartButton } from './cart-button.tsx';
export { CartLink } from './cart-link.tsx';
