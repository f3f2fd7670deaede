export { CodeLoading } from './code-loading.tsx';
export { FocusPage } from './focus-page.tsx';
export { Hero } from './hero.tsx';
export { NavigationProgress } from './navigation-progress.tsx';
export type { PageHandle } from './page-handle.ts';
export { PageProblem } from './page-problem.tsx';
export { ShopFrame } from './shop-frame.tsx';
export { WholeProblem } from './whole-problem.tsx';
