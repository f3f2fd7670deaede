import { runInNewContext } from 'node:vm';
import { pagePath } from '@jhola/domain';
import { expect, test } from 'vitest';
import { adminHeaderScript } from './admin-header-script.ts';

/** Whether the script of this page marks a document, in a browser with this storage. */
function isMarked(pathname: string, localStorage: object): boolean {
  let marked = false;
  const documentElement = { setAttribute: () => (marked = true) };
  runInNewContext(adminHeaderScript(pathname), { localStorage, document: { documentElement } });
  return marked;
}

test('account pages of the admin’s menu show the admin’s header if an admin used them last', () => {
  for (const page of [pagePath('profile'), pagePath('two-step')]) {
    expect(isMarked(page, { adminHeader: '1' })).toBe(true);
    expect(isMarked(page, {})).toBe(false);
  }
});

test('other pages don’t have the script', () => {
  for (const page of ['/', pagePath('addresses'), '/dashboard/profile/more'])
    expect(adminHeaderScript(page)).toBe('');
});
