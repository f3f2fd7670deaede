export { Hero } from './hero.tsx';
export { PageBoundary } from './page-boundary.tsx';
export { type PageHandle, usePageHandle } from './page-handle.ts';
export { ShopFrame } from './shop-frame.tsx';
