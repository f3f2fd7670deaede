import { posix } from 'node:path';

/** Where the packages of this project live; `@jhola/<name>` is the folder, whatever it exports. */
const PACKAGES: Readonly<Record<string, string>> = {
  domain: 'packages/domain',
  contract: 'packages/contract',
  postgres: 'packages/postgres',
  'payment-sandbox': 'packages/payment-sandbox',
  api: 'apps/api',
  web: 'apps/web',
  store: 'apps/store',
  demo: 'demo',
  tools: 'tools',
};

/** `#name/…` inside of a package: `#ui/button.tsx` of the web app is `apps/web/app/ui/button.tsx`. */
const INSIDE = [
  { from: 'apps/web/', folder: 'apps/web/app/' },
  { from: 'apps/api/', folder: 'apps/api/src/' },
];

/** The file of ours that an import means. The front door of a package is its folder's `index.ts`. */
export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  if (specifier.startsWith('#')) {
    const inside = INSIDE.find((entry) => from.startsWith(entry.from));
    return inside === undefined ? null : inside.folder + specifier.slice(1).replace(/\?.*$/, '');
  }
  const [, name = '', rest = '/index.ts'] = /^@jhola\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  const folder = PACKAGES[name];
  return folder === undefined ? null : `${folder}/src${rest}`;
}
