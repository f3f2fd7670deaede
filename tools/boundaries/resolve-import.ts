import { posix } from 'node:path';

/** The folders of this project's packages; `@jhola/<name>` is resolved to the folder, whatever it exports. */
const PACKAGES: Readonly<Record<string, string>> = {
  domain: 'packages/domain',
  contract: 'packages/contract',
  messages: 'packages/messages',
  postgres: 'packages/postgres',
  'payment-sandbox': 'packages/payment-sandbox',
  api: 'apps/api',
  web: 'apps/web',
  store: 'apps/store',
  demo: 'demo',
  tools: 'tools',
};

/** `#name/…` within a package: `#ui/button.tsx` of the web app is `apps/web/app/ui/button.tsx`. */
const INSIDE = [
  { from: 'apps/web/', folder: 'apps/web/app/' },
  { from: 'apps/api/', folder: 'apps/api/src/' },
];

/** Resolves an import to a file of this project. A package's entry is its folder's `index.ts`. */
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
