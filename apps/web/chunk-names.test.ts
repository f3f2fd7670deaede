import { expect, test } from 'vitest';
import { filesNamed, iconsNamed } from './chunk-names.ts';

test('every file, folder and icon in the build’s chunk rules exists', async () => {
  await expect(import('./chunks.ts')).resolves.toHaveProperty('CHUNKS');
});

test('a name that no longer exists is refused', () => {
  expect(() => filesNamed('ui/button', 'ui/butto')).toThrow('ui/butto into a chunk');
  expect(() => filesNamed('app/uis/')).toThrow('app/uis/ into a chunk');
  expect(() => iconsNamed('x', 'arrow-inwards')).toThrow('arrow-inwards');
});

test('a name matches the end of a file’s path, or all files in a folder', () => {
  const isOfOurs = filesNamed('ui/button', 'platform/form/');
  const ids = [
    'ui/button.tsx',
    'platform/form/use-form.ts',
    'ui/button.css',
    'ui/big-button.tsx',
    'ui/icon.tsx',
  ];
  expect(ids.filter((id) => isOfOurs(`/shop/apps/web/app/${id}`))).toEqual(ids.slice(0, 2));
  expect(iconsNamed('x')('/shop/node_modules/lucide/dist/esm/icons/x.mjs')).toBe(true);
  expect(iconsNamed('x')('/shop/node_modules/lucide/dist/esm/icons/box.mjs')).toBe(false);
});
