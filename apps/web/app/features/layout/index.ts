export { CodeLoading } from './code-loading.tsx';
export { FooterEnd } from './footer.tsx';
export { FocusPage } from './focus-page.tsx';
export { Hero } from './hero.tsx';
export { NavigationProgress } from './navigation-progress.tsx';
export type { PageHandle } from './page-handle.ts';
export { FrameFallback } from './frame-fallback.tsx';
export { ShopFrame } from './shop-frame.tsx';
export { DocumentFallback } from './document-fallback.tsx';
