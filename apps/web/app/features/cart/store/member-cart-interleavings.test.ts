import { ApiError, NoResponseError } from '@jhola/contract/client';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore, type TextStore } from '#platform/browser-store.ts';
import { type Cart, quantityOf } from './cart-line.ts';
import { dismissCartNotes } from './cart-notes.ts';
import { MemberCartStore } from './member-cart-store.ts';
import { SeenProducts } from './seen-products.ts';
import { UnsentChanges } from './unsent-changes.ts';
import { VisitorCart } from './visitor-cart.ts';
import { MILK as ONE_MILK } from './testing/milk.ts';

const api = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => Object.assign(vi.fn(), { success: vi.fn(), error: vi.fn() }));
vi.mock('#features/session/index.ts', () => ({ sessionApi: api }));
vi.mock('#platform/api.ts', () => ({ publicApi: async () => ({ data: {} }) }));
vi.mock('#ui/toast.ts', () => ({ toast }));

const MILK = { ...ONE_MILK, stock: 99 };

/**
 * What happens to a request: the shop responds; or it processes the request and the response is lost; or the request
 * never arrives.
 */
type Outcome = 'answered' | 'response lost' | 'request lost';
type Input = { _id: string; qty: number; quantity: number; addId: string; mergeId: string; lines: Input[] };

/** The shop's stored cart with one product, behind a network that delivers requests and responses in any order. */
class FarCart {
  quantity: number;
  /** The outcomes of the next requests; later ones get a response. */
  outcomes: Outcome[] = [];
  readonly #counted = new Set<string>();
  readonly #scheduler: fc.Scheduler;

  constructor(scheduler: fc.Scheduler, quantity: number) {
    this.#scheduler = scheduler;
    this.quantity = quantity;
  }

  /** A request of a page. If the page is closed by then, the request doesn't arrive, and its response is ignored. */
  async call(name: string, input: Input, page: { readonly isClosed: boolean }) {
    const outcome = this.outcomes.shift() ?? 'answered';
    await this.#scheduler.schedule(Promise.resolve(), `${name} ${JSON.stringify(input)}: ${outcome}`);
    if (page.isClosed) return new Promise<never>(() => {});
    if (outcome === 'request lost') throw new NoResponseError();
    const response = this.#handle(name, input);
    if (outcome === 'response lost') throw new NoResponseError();
    await this.#scheduler.schedule(Promise.resolve(), `response to ${name}: ${this.quantity}`);
    return page.isClosed ? new Promise<never>(() => {}) : response;
  }

  #handle(name: string, { qty, quantity, addId, mergeId, lines }: Input) {
    if (name === 'addToCart') this.#count(addId, quantity);
    else if (name === 'mergeCart') for (const line of lines) this.#count(mergeId, line.quantity);
    else if (name !== 'getCart') {
      if (this.quantity === 0) throw new ApiError(404, { message: 'That item is not in your cart' });
      this.quantity = name === 'removeFromCart' ? 0 : qty;
    }
    const line = {
      _id: 'line',
      quantity: this.quantity,
      priceWhenAdded: 30,
      productId: { ...MILK, category: [], subCategory: [] },
    };
    if (name === 'addToCart') return { data: line, message: 'Item added' };
    return { data: this.quantity > 0 ? [line] : [], leftOut: [], message: 'Item remove' };
  }

  #count(id: string, quantity: number) {
    if (!this.#counted.has(id)) this.quantity += quantity;
    this.#counted.add(id);
  }
}

/** A page in the browser: the cart that it shows, and the actions that change it. */
class OpenPage {
  isClosed = false;
  readonly unsent: UnsentChanges;
  readonly #visitor: VisitorCart;
  readonly #cartStore: MemberCartStore;
  #shown: Cart | undefined;
  #loading = new AbortController();
  #lock: Promise<unknown> = Promise.resolve();

  constructor(localStorage: TextStore, far: FarCart) {
    const store = () => localStorage;
    this.unsent = new UnsentChanges(store, { session: 's1', user: () => 'asha' });
    this.#visitor = new VisitorCart(store);
    const seen = new SeenProducts(store, 's1');
    const kept = { visitor: this.#visitor, unsent: this.unsent, seen, isOver: () => false };
    this.#cartStore = new MemberCartStore(kept, {
      read: () => this.#shown ?? [],
      change: (change) => {
        this.#loading.abort();
        this.#shown = change(this.#shown ?? []);
      },
      reload: () => void this.load(),
    });
    api.mockImplementation((name: string, input: Input) => far.call(name, input ?? {}, this));
    // Like Web Locks: work that requests a lock that it holds itself never ends; closing the page releases the lock.
    const request = (_name: string, work: () => Promise<unknown>) =>
      (this.#lock = this.#lock.catch(() => undefined).then(work));
    vi.stubGlobal('navigator', { locks: { request } });
  }

  /** Loads the cart, like the query does: a later load or a tap cancels it. */
  async load(): Promise<void> {
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    try {
      const cart = await this.#cartStore.load(signal);
      if (!signal.aborted) this.#shown = cart;
    } catch (error) {
      if (!(error instanceof NoResponseError) && error !== signal.reason) throw error;
    }
  }

  /** The quantity that the page shows; undefined until the cart is known. */
  quantity(): number | undefined {
    if (this.#shown) return quantityOf(this.#shown, MILK._id);
    const visitors = this.#visitor.read();
    const kept = this.unsent.all();
    if (visitors.length + kept.length === 0) return undefined;
    return kept[0]?.wanted ?? quantityOf(visitors, MILK._id);
  }

  want(quantity: number): void {
    this.#cartStore.setQuantity(MILK, quantity);
  }
}

const STEPS = ['one more', 'one more', 'one less', 'deliver', 'deliver', 'deliver', 'load', 'open'] as const;
const OUTCOMES: readonly Outcome[] = ['answered', 'answered', 'response lost', 'request lost'];
const turn = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  dismissCartNotes();
});

test('the wanted quantity is stored, however requests and responses are lost or reordered and pages are reopened', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.record({ visitors: fc.integer({ min: 0, max: 2 }), stored: fc.integer({ min: 0, max: 2 }) }),
      fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 14 }),
      fc.array(fc.constantFrom(...OUTCOMES), { maxLength: 12 }),
      async (scheduler, { visitors, stored }, steps, outcomes) => {
        const deliverAll = async () => {
          await turn();
          while (scheduler.count() > 0) {
            await scheduler.waitOne();
            await turn();
          }
        };
        const localStorage = memoryStore();
        // A shopper with a visitor's cart has just logged in, and sees that cart until it is merged.
        const hasVisited = visitors > 0;
        let wanted = hasVisited ? visitors : stored;
        if (hasVisited) {
          const line = { lineId: null, product: MILK, quantity: visitors, priceWhenAdded: 30 };
          new VisitorCart(() => localStorage).write([line]);
        }
        const far = new FarCart(scheduler, hasVisited ? 0 : stored);
        let page = new OpenPage(localStorage, far);
        void page.load();
        await (hasVisited ? turn() : deliverAll());
        far.outcomes = [...outcomes];
        for (const step of steps) {
          const quantity = page.quantity();
          if (step === 'deliver') {
            if (scheduler.count() > 0) await scheduler.waitOne();
          } else if (step === 'load') {
            void page.load();
          } else if (step === 'open') {
            page.isClosed = true;
            page = new OpenPage(localStorage, far);
            void page.load();
          } else if (quantity !== undefined) {
            wanted = Math.max(0, quantity + (step === 'one more' ? 1 : -1));
            page.want(wanted);
          }
          await turn();
        }
        far.outcomes = [];
        await deliverAll();
        void page.load();
        await deliverAll();
        expect({ stored: far.quantity, shown: page.quantity() }).toEqual({ stored: wanted, shown: wanted });
        expect(page.unsent.all()).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});
