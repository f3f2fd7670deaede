import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { LoadedPage } from '#platform/routing/loaded-page.ts';
import { PageError } from '#platform/routing/page-error.ts';
import { renderPage } from './render-page.tsx';

const url = new URL('https://jhola.test/');
const files = { entry: '/entry.js', modules: ['/shop.js'], sheets: ['/orders.css'] };
const NAME = `</script><script>alert("1")</script><!-- $& $' \\u2028`;

const pageOf = (own: LoadedPage['page']): LoadedPage => ({ frames: [], page: own, params: {} });
const page = pageOf({
  name: 'page',
  module: { title: 'A page', default: ({ data }: { data: string }) => createElement('main', {}, data) },
  data: NAME,
});

const render = async (of: LoadedPage) => Buffer.from(await renderPage(url, of, files)).toString();

/** The data embedded in a document, read as the browser does: up to the first end tag of a script. */
function carriedBy(html: string): unknown {
  const [, text = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text);
}

test('no name can end the script, and each reaches the browser unchanged', async () => {
  const html = await render(page);
  expect(carriedBy(html)).toEqual({ frames: [], page: { data: NAME } });
  expect(html).not.toContain('<script>alert');
});

test('stylesheets are in the head, the script that loads the modules after everything they need', async () => {
  const html = await render(page);
  expect(html).toMatch(/<link rel="stylesheet" href="\/orders\.css"><\/head>/);
  expect(html).toMatch(
    /id="page-data".*<script>.*\["\/shop\.js","\/entry\.js"\].*<\/script><\/body><\/html>$/s,
  );
  expect(html).toContain('<title>A page</title>');
});

test('the browser gets only the status of an error', async () => {
  const failed = await render(pageOf({ error: new PageError(404) }));
  expect(carriedBy(failed)).toEqual({ frames: [], page: { status: 404 } });
  expect(failed).toContain('We couldn’t find this page');
});

test('a page that can’t be rendered rejects', async () => {
  const broken = () => {
    throw new Error('A fault of ours');
  };
  const module = { default: broken };
  await expect(render(pageOf({ name: 'x', module, data: null }))).rejects.toThrow('A fault');
});
