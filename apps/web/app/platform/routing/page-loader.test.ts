import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CODE_LOADING, type LoadedPage } from './loaded-page.ts';
import type { Location } from './location.ts';
import { PageError } from './page-error.ts';
import { createPageLoader } from './page-loader.ts';
import type { Visit } from './page-navigator.ts';
import type { Route, RouteModule, RoutePart } from './route.ts';

const part = (name: string, hasData: boolean): RoutePart => ({ name, hasData, load: () => loadModule(name) });
const SHOP = part('shop', true);
const routes: Route[] = [
  { path: '/', ...part('home', true), frames: [SHOP] },
  { path: '/search', ...part('search', true), frames: [SHOP] },
  { path: '/cart', ...part('cart', false), frames: [SHOP] },
  { path: '/login', ...part('login', false), frames: [] },
  { path: '/broken', ...part('broken', false), frames: [SHOP] },
  { path: '/replaced', ...part('broken', true), frames: [SHOP] },
  { path: '*', ...part('not-found', false), frames: [SHOP] },
];

const module: RouteModule = { default: () => null };
const modules: Readonly<Record<string, RouteModule>> = {
  home: { ...module, dataWhileLoading: (_location, shown) => ({ rows: null, shown }) },
  search: { ...module, fallbackData: ({ search }) => `nothing for ${search}` },
};
const loadModule = vi.fn(async (name: string): Promise<RouteModule> => {
  if (name === 'broken') throw new TypeError('error loading dynamically imported module');
  return modules[name] ?? module;
});
const asked = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

const at = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, 'https://jhola.test');
  return { pathname, search, hash, state: null, key: path };
};
const visitOf = (path: string, page: LoadedPage): Visit => ({
  location: at(path),
  action: 'POP',
  page,
  keepsScroll: false,
});
const carried = { frames: [{ departments: [] }], page: { data: { rows: 1 } } };
const { signal } = new AbortController();

async function begin() {
  const loader = createPageLoader(routes);
  const start = visitOf('/', await loader.loadFromDocument(at('/'), carried));
  const begin = (path: string) => loader.load(at(path), start, signal);
  const load = async (path: string): Promise<LoadedPage> => {
    const loading = begin(path);
    return 'loaded' in loading ? loading.loaded : loading;
  };
  return { loader, start, begin, load };
}

beforeEach(() => {
  vi.useFakeTimers();
  loadModule.mockClear();
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(async (url) => Response.json({ of: url })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page in the document', () => {
  test('is rendered from the document’s data, without a request', async () => {
    const { start } = await begin();
    expect(start.page).toMatchObject({
      frames: [{ data: { departments: [] } }],
      page: { data: { rows: 1 } },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  test('shows the error that the server reported', async () => {
    const loader = createPageLoader(routes);
    const page = await loader.loadFromDocument(at('/'), { ...carried, page: { status: 404 } });
    expect(page).toMatchObject({ frames: [{ name: 'shop' }], page: { error: new PageError(404) } });
  });

  test('has no frame if the server had none', async () => {
    const loader = createPageLoader(routes);
    const page = await loader.loadFromDocument(at('/'), { frames: [], page: { status: 503 } });
    expect(page).toMatchObject({ frames: [], page: { error: new PageError(503) } });
  });

  test('is requested if the document has no data', async () => {
    const loader = createPageLoader(routes);
    const page = await loader.loadFromDocument(at('/search?q=dal'), null);
    expect(page).toMatchObject({
      frames: [{ data: { of: '/_frame/shop.data' } }],
      page: { data: { of: '/search.data?q=dal' } },
    });
  });
});

describe('a navigation', () => {
  test('requests the page’s own data, and its frame’s only once', async () => {
    const { load } = await begin();
    expect(await load('/search?q=dal')).toMatchObject({
      frames: [{ data: { departments: [] } }],
      page: { name: 'search', data: { of: '/search.data?q=dal' } },
    });
    expect(asked).toHaveBeenCalledOnce();
  });

  test('needs no wait if the page has no data and its code has loaded', async () => {
    const { begin: startLoading, load } = await begin();
    expect(startLoading('/cart')).toHaveProperty('loaded');
    await load('/cart');
    expect(startLoading('/cart')).toMatchObject({ frames: [{ name: 'shop' }], page: { name: 'cart' } });
  });

  test('to a fragment keeps the shown page', async () => {
    const { begin: startLoading, start } = await begin();
    expect(startLoading('/#main')).toBe(start.page);
  });

  test('shows an error within the frame if the code fails to load offline, and retries the next time', async () => {
    const { load } = await begin();
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await load('/broken')).toMatchObject({
      frames: [{ name: 'shop' }],
      page: { error: expect.any(TypeError) },
    });
    await load('/broken');
    expect(loadModule.mock.calls.filter(([name]) => name === 'broken')).toHaveLength(2);
  });

  test('loads the document of a page whose code a new release has replaced, and keeps the present page', async () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('window', { location: { assign } });
    const { begin: start } = await begin();
    const ended = vi.fn<() => void>();
    const loading = start('/replaced?q=dal#reviews');
    if (!('loaded' in loading)) throw new Error('The page was loaded already');
    expect(loading.placeholder()).not.toBeNull();
    void loading.loaded.then(ended);
    await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/replaced?q=dal#reviews']]));
    expect(asked).toHaveBeenLastCalledWith('/replaced?q=dal', expect.objectContaining({ method: 'HEAD' }));
    expect(ended).not.toHaveBeenCalled();
    // Its placeholders would get a history entry of their own.
    expect(loading.placeholder()).toBeNull();
  });

  test('shows the error if the server itself is in trouble', async () => {
    const { load } = await begin();
    asked.mockImplementation(async () => new Response(null, { status: 503 }));
    expect(await load('/broken')).toMatchObject({ page: { error: expect.any(TypeError) } });
  });

  test('shows a page without its data, if the page can do that', async () => {
    const { load } = await begin();
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    const searched = load('/search?q=dal');
    await vi.runAllTimersAsync();
    expect(await searched).toMatchObject({ page: { name: 'search', data: 'nothing for ?q=dal' } });
    const home = load('/');
    await vi.runAllTimersAsync();
    expect(await home).toMatchObject({ frames: [{ name: 'shop' }], page: { error: expect.any(Error) } });
  });
});

describe('while a page is loading', () => {
  async function beginAt(path: string, from = '/') {
    const { loader, start, load } = await begin();
    const shown = from === '/' ? start : visitOf(from, await load(from));
    const loading = loader.load(at(path), shown, signal);
    if (!('loaded' in loading)) throw new Error(`${path} is there`);
    return { ...loading, atFirst: loading.placeholder() };
  }

  test('its placeholders are in its frame, once its code has loaded', async () => {
    asked.mockReturnValue(new Promise(() => undefined));
    const loading = await beginAt('/?again');
    expect(loading.placeholder()).toMatchObject({
      frames: [{ name: 'shop', data: { departments: [] } }],
      page: { name: 'home', data: { rows: null, shown: { rows: 1 } } },
    });
  });

  test('its placeholders get no data of another page', async () => {
    const loading = await beginAt('/', '/search?q=dal');
    expect(loading.placeholder()).toMatchObject({ page: { data: { rows: null, shown: undefined } } });
    await loading.loaded;
  });

  test('and its code too, generic placeholders are in their place', async () => {
    const loading = await beginAt('/search?q=dal');
    expect(loading.atFirst).toMatchObject({ frames: [{ name: 'shop' }], page: CODE_LOADING });
    await loading.codeLoaded;
    // This page has no placeholders of its own.
    expect(loading.placeholder()).toBeNull();
    await loading.loaded;
  });

  test('that needs no data, the previous page stays until its code has loaded', async () => {
    const loading = await beginAt('/cart');
    expect(loading.atFirst).toBeNull();
    await loading.loaded;
  });
});

describe('refetched data', () => {
  test('is that of page and frames, and is used for the following pages', async () => {
    const { loader, load } = await begin();
    asked.mockImplementation(async (url) => Response.json({ newer: url }));
    expect(await loader.refetch(at('/'))).toMatchObject({
      frames: [{ data: { newer: '/_frame/shop.data' } }],
      page: { data: { newer: '/_home.data' } },
    });
    expect(await load('/cart')).toMatchObject({ frames: [{ data: { newer: '/_frame/shop.data' } }] });
  });

  test('of a frame is the newest, whichever response is the last', async () => {
    const { loader, load } = await begin();
    const responses: ((response: Response) => void)[] = [];
    asked.mockImplementation(async (url) =>
      url === '/_frame/shop.data'
        ? new Promise((respond) => responses.push(respond))
        : Response.json({ of: url }),
    );
    const older = loader.refetch(at('/'));
    const newer = loader.refetch(at('/'));
    responses[1]?.(Response.json('newer'));
    await newer;
    responses[0]?.(Response.json('older'));
    expect(await older).toMatchObject({ frames: [{ data: 'newer' }] });
    expect(await load('/cart')).toMatchObject({ frames: [{ data: 'newer' }] });
  });

  test('is null if a part of it can’t be read', async () => {
    const { loader } = await begin();
    asked.mockImplementation(async (url) =>
      Response.json(null, { status: url === '/_home.data' ? 503 : 200 }),
    );
    expect(await loader.refetch(at('/'))).toBeNull();
  });

  test('says that the page no longer exists, such as that of a deleted product', async () => {
    const { loader } = await begin();
    const missing = (path: string) =>
      asked.mockImplementation(async (url) => Response.json(null, { status: url === path ? 404 : 200 }));
    missing('/_home.data');
    expect(await loader.refetch(at('/'))).toMatchObject({
      frames: [{ name: 'shop' }],
      page: { error: new PageError(404) },
    });
    // A frame is part of the shop: it can’t be missing for good.
    missing('/_frame/shop.data');
    expect(await loader.refetch(at('/'))).toBeNull();
  });
});

test('the code of a page can be loaded again after a failure', async () => {
  const loader = createPageLoader(routes);
  await expect(loader.loadCode(at('/broken'))).rejects.toThrow('dynamically imported');
  await expect(loader.loadCode(at('/broken'))).rejects.toThrow('dynamically imported');
  await expect(loader.loadCode(at('/search'))).resolves.toBeDefined();
  expect(loadModule.mock.calls.filter(([name]) => name === 'broken')).toHaveLength(2);
});

describe('a prefetch', () => {
  test('is requested once, and used by the navigation', async () => {
    const { loader, load } = await begin();
    loader.prefetch(at('/search?q=dal'));
    loader.prefetch(at('/search?q=dal'));
    expect(await load('/search?q=dal')).toMatchObject({ page: { data: { of: '/search.data?q=dal' } } });
    expect(asked).toHaveBeenCalledOnce();
    await load('/search?q=dal');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('expires after fifteen seconds', async () => {
    const { loader, load } = await begin();
    loader.prefetch(at('/search?q=dal'));
    vi.setSystemTime(Date.now() + 15_000);
    await load('/search?q=dal');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('may fail silently: the navigation tries again', async () => {
    const { loader, load } = await begin();
    asked.mockResolvedValueOnce(Response.json(null, { status: 503 }));
    loader.prefetch(at('/'));
    loader.prefetch(at('/broken'));
    await vi.runAllTimersAsync();
    expect(await load('/')).toMatchObject({ page: { data: { of: '/_home.data' } } });
  });
});
