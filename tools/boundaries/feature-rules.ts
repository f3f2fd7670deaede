import type { Module } from './module.ts';
import { importsWhere, isTest, type Rule } from './rule.ts';

const FEATURE = /^(apps\/(?:api\/src|web\/app)\/features)\/([^/]+)\/(.+)$/;
const FEATURES = /^apps\/(api\/src|web\/app)\/features\//;
const ROUTES = /^apps\/web\/app\/routes\//;
const ROUTE_TABLE = 'apps/web/app/routes.ts';
/** Style sheets are excepted: a route may import a feature's styles. */
const STYLESHEET = /\.css$/;

/** Which imports are allowed between features, the folders below them and the routes above them. */
export const featureRules: readonly Rule[] = [
  {
    name: 'a feature is imported by its index.ts',
    why: 'other features may import only what its index.ts exports; the rest is private',
    find: (module) => {
      const mine = FEATURE.exec(module.path)?.[2];
      return importsWhere(module, ({ target }) => {
        const [, , theirs, file = ''] = FEATURE.exec(target ?? '') ?? [];
        return (
          theirs !== undefined &&
          theirs !== mine &&
          !/^index\.tsx?$/.test(file) &&
          !STYLESHEET.test(file) &&
          !(isTest(module) && file.startsWith('testing/'))
        );
      });
    },
    counterexample: {
      path: 'apps/api/src/features/orders/counterexample.ts',
      text: `import { readCart } from '../cart/read-cart.ts'; readCart;`,
    },
  },
  {
    name: 'the platform imports no feature',
    why: 'all features share the platform, so it depends on none: pass the value in, or move the code into the feature',
    find: (module) => below(module, /^apps\/(api\/src|web\/app)\/platform\//),
    counterexample: {
      path: 'apps/api/src/platform/counterexample.ts',
      text: `import { registerCart } from '../features/cart/index.ts'; registerCart;`,
    },
  },
  {
    name: 'the design system imports no feature',
    why: 'a component that needs a feature belongs to that feature',
    find: (module) => below(module, /^apps\/web\/app\/ui\//),
    counterexample: {
      path: 'apps/web/app/ui/counterexample.tsx',
      text: `import { CartBar } from '#features/cart/index.ts'; export const Bar = () => <CartBar />;`,
    },
  },
  {
    name: 'only the table of routes imports a route',
    why: 'a file of routes/ only composes components; what two pages share belongs to a feature',
    find: (module) => {
      if (isTest(module) || module.path === ROUTE_TABLE) return [];
      return importsWhere(module, ({ target }) => ROUTES.test(target ?? ''));
    },
    counterexample: {
      path: 'apps/web/app/features/layout/counterexample.tsx',
      text: `export const load = () => import('../../routes/storefront/home.tsx');`,
    },
  },
];

function below(module: Module, folder: RegExp): readonly string[] {
  if (!folder.test(module.path) || isTest(module)) return [];
  return importsWhere(module, ({ target }) => FEATURES.test(target ?? '') || ROUTES.test(target ?? ''));
}
