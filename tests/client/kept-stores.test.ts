import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Storages from '../../src/browser/storage.ts';
import type { tokenStorage } from '../../src/browser/api/token.ts';
import { type Cart, EMPTY_CART, MAX_LINES } from '../../src/core/cart/cart.ts';
import { serialiseCart } from '../../src/core/cart/stored-cart.ts';
import { MAX_QUANTITY } from '../../src/core/site/constants.ts';
import { messagesPlugin } from '../../src/integration/messages/messages-plugin.ts';
import type * as CartStore from '../../src/stores/cart.ts';

type Scripts = typeof Storages & typeof CartStore & ReturnType<typeof tokenStorage>;

/** The scripts of a page that keep values, as one file: each page that is loaded runs it anew. */
let scripts = '';
const ENTRY = `
export * from '/src/browser/storage.ts';
export * from '/src/stores/cart.ts';
import { tokenStorage } from '/src/browser/api/token.ts';
export const { read, keep, forget } = tokenStorage('accessToken');`;
const OF_PAGE = 'export const page = { prefix: "" }; export const marketKey = (key) => key;';

beforeAll(async () => {
  const made = await build({
    configFile: false,
    root: process.cwd(),
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry: 'entry-of-test', formats: ['iife'], name: 'scripts' } },
    plugins: [
      {
        name: 'page-of-test',
        enforce: 'pre',
        resolveId: (id) =>
          id.endsWith('entry-of-test') ? '\0entry' : id.startsWith('/src/') ? join(process.cwd(), id) : null,
        load: (id) => (id === '\0entry' ? ENTRY : id.endsWith('/src/browser/page.ts') ? OF_PAGE : null),
      },
      messagesPlugin('en'),
    ],
  });
  const [{ output }] = made as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  scripts = output[0].code;
});

/** A tab of a browser: it has its own storage for the session and, for each page, its own listeners and its own scripts. */
class Tab {
  readonly session = new Kept();
  readonly #listeners = new Map<string, Set<() => void>>();
  /** Loads a page at an address. */
  load(pathname = '/', search = ''): Scripts {
    this.#listeners.clear();
    const window = Object.defineProperties(
      {
        location: { hash: '', pathname, search },
        URLSearchParams,
        setTimeout: (run: () => void, milliseconds?: number) => setTimeout(run, milliseconds),
        clearTimeout: (timer: number) => clearTimeout(timer),
        addEventListener: (event: string, listener: () => void) =>
          this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener)),
        removeEventListener: (event: string, listener: () => void) => this.#listeners.get(event)?.delete(listener),
      },
      { localStorage: { get: () => open(local) }, sessionStorage: { get: () => open(this.session) } },
    );
    const context = createContext(window);
    return runInContext(`globalThis.window = globalThis; ${scripts}; scripts`, context) as Scripts;
  }
  hear(event: 'storage' | 'pageshow'): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener();
  }
}

/** One of the browser's storages. */
class Kept {
  readonly texts = new Map<string, string>();
  isFull = false;
  isForbidden = false;
  writes = 0;
  getItem = (key: string) => this.texts.get(key) ?? null;
  setItem = (key: string, text: string) => {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.writes++;
    this.texts.set(key, text);
  };
  removeItem = (key: string) => void this.texts.delete(key);
}

let local: Kept;
let tab: Tab;
const line = (sku: string, quantity = 1) => ({ sku, quantity, title: sku, priceMinor: 100, path: '', picture: '' });
const skus = ({ lines }: Cart) => lines.map(({ sku, quantity }) => `${sku} ${quantity}`);
const open = (storage: Kept) => {
  if (storage.isForbidden) throw new Error('SecurityError');
  return storage;
};

beforeEach(() => {
  vi.useFakeTimers();
  local = new Kept();
  tab = new Tab();
});

afterEach(() => void vi.useRealTimers());

describe('a change of a store that is kept', () => {
  test('is stored, and told to all other listeners where one throws', () => {
    const { $cart, addToCart } = tab.load();
    const heard: string[][] = [];
    $cart.listen((cart) => heard.push(['first', ...skus(cart)]));
    $cart.listen(() => {
      throw new Error('A listener fails.');
    });
    $cart.listen((cart) => heard.push(['last', ...skus(cart)]));
    expect(() => addToCart(line('A'))).toThrow('A listener fails.');
    expect(heard).toEqual([
      ['first', 'A 1'],
      ['last', 'A 1'],
    ]);
    expect(local.getItem('cart')).toBe(serialiseCart({ lines: [line('A')] }));
    expect(() => addToCart(line('B'))).toThrow('A listener fails.');
    expect(heard.at(-1)).toEqual(['last', 'A 1', 'B 1']);
  });

  test('is there on the next page', () => {
    tab.load().addToCart(line('A', 2));
    expect(skus(tab.load().$cart.get())).toEqual(['A 2']);
  });
});

describe('the checkout of a product that is bought without the cart', () => {
  const M = { ...line('A'), size: 'M' };
  beforeEach(() => {
    local.setItem('cart', serialiseCart({ lines: [line('B', 2)] }));
    local.setItem('buy', serialiseCart({ lines: [M] }));
  });

  test('has that product alone, and what is changed there changes no stored cart', () => {
    const { $cart, changeQuantity, buysOne } = tab.load('/checkOut', '?sku=A&size=M');
    expect(buysOne).toBe(true);
    expect(skus($cart.get())).toEqual(['A 1']);
    changeQuantity(M, 3);
    expect(skus($cart.get())).toEqual(['A 3']);
    expect(skus(tab.load('/checkOut').$cart.get())).toEqual(['B 2']);
  });

  test.each([
    ['another product', '?sku=C'],
    ['another size of it', '?sku=A&size=L'],
  ])('has nothing before the address is read where what is stored is %s', (_, search) => {
    const { $cart, addToCart } = tab.load('/checkOut', search);
    expect(skus($cart.get())).toEqual([]);
    addToCart(line('C'));
    expect(skus($cart.get())).toEqual(['C 1']);
    expect(skus(tab.load().$cart.get())).toEqual(['B 2']);
  });

  test('is no other page whose address names a product', () => {
    for (const path of ['/cart', '/checkOut/x', '/']) expect(tab.load(path, '?sku=A&size=M').buysOne).toBe(false);
  });
});

describe('a storage that takes nothing', () => {
  test('because it is full: the tab keeps the newest value, also on its next page', () => {
    local.setItem('cart', serialiseCart({ lines: [line('A')] }));
    local.isFull = true;
    const page = tab.load();
    page.addToCart(line('B'));
    expect(page.$storageFails.get()).toBe(true);
    expect(skus(tab.load().$cart.get())).toEqual(['A 1', 'B 1']);
    local.isFull = false;
    tab.load().addToCart(line('C'));
    expect(local.getItem('cart')).toContain('"C"');
    expect(tab.session.texts.size).toBe(0);
  });

  test.each(['isFull', 'isForbidden'] as const)('like all others (%s): the page keeps the value', (why) => {
    local[why] = true;
    tab.session[why] = true;
    const { $cart, $storageFails, addToCart, read, keep, forget } = tab.load();
    addToCart(line('A'));
    addToCart(line('A'));
    expect(skus($cart.get())).toEqual(['A 2']);
    expect($storageFails.get()).toBe(true);
    for (const remember of [true, false]) {
      keep('token', remember);
      expect(read()).toBe('token');
    }
    forget();
    expect(read()).toBeUndefined();
    expect(skus(tab.load().$cart.get())).toEqual([]);
  });

  test('does not give this tab the older cart of another one', () => {
    local.isFull = true;
    const { $cart, addToCart } = tab.load();
    $cart.listen(() => {});
    addToCart(line('A'));
    local.texts.set('cart', serialiseCart({ lines: [line('B')] }));
    tab.hear('storage');
    expect(skus($cart.get())).toEqual(['A 1']);
  });
});

describe('a value by a stranger’s hand', () => {
  const lines = fc.array(
    fc.record(
      {
        sku: fc.oneof(fc.constantFrom('A', 'B-1', '<b>'), fc.anything()),
        title: fc.oneof(fc.string(), fc.anything()),
        priceMinor: fc.oneof(fc.nat(), fc.anything()),
        quantity: fc.oneof(fc.integer(), fc.anything()),
        path: fc.constantFrom('/a/p/A', '//elsewhere.example', 'javascript:alert(1)'),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 80 },
  );
  const json = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part));
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    lines.map((some) => json({ version: 1, lines: some })),
    lines.map((some) => json({ version: 99, items: some })),
    lines.map((some) => json(some)),
  );

  test('is a cart within its limits, and never an error', () => {
    const { $cart, addToCart } = tab.load();
    $cart.listen(() => {});
    fc.assert(
      fc.property(text, (value) => {
        local.texts.set('cart', value ?? '');
        tab.hear('storage');
        const { lines } = $cart.get();
        expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
        for (const { quantity, path } of lines) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
          expect(['', '/a/p/A']).toContain(path);
        }
        addToCart(line('NEW'));
        expect(JSON.parse(local.getItem('cart') ?? '')).toMatchObject({ version: 1 });
      }),
    );
  });

  test.each([
    ['the shop before this one', '[{"productValue":{"name":"A","mpn":"A","offers":{"price":"1"}},"quantity":2}]'],
    ['a list of items', '{"items":[{"sku":"A","title":"A","priceMinor":100,"quantity":2}]}'],
    ['version 1', serialiseCart({ lines: [line('A', 2)] })],
  ])('is read as %s wrote it, and stored in today’s form', (_, value) => {
    local.setItem('cart', value);
    expect(skus(tab.load().$cart.get())).toEqual(['A 2']);
    expect(JSON.parse(local.getItem('cart') ?? '')).toMatchObject({ version: 1, lines: [{ sku: 'A', quantity: 2 }] });
  });
});

describe('another tab', () => {
  test('has its changes told here once, and nothing is written for that', () => {
    const { $cart } = tab.load();
    const heard: string[][] = [];
    $cart.listen((cart) => heard.push(skus(cart)));
    local.setItem('cart', serialiseCart({ lines: [line('A')] }));
    const { writes } = local;
    for (const event of ['storage', 'storage', 'pageshow'] as const) tab.hear(event);
    local.texts.clear();
    tab.hear('storage');
    expect(heard).toEqual([['A 1'], []]);
    expect(local.writes).toBe(writes);
    expect(local.getItem('cart')).toBeNull();
  });

  test('loses nothing where both change the cart before they hear of each other, and both show the same', () => {
    const other = new Tab();
    const [here, there] = [tab.load(), other.load()];
    const shown = new Map<Tab, string[]>();
    here.$cart.subscribe((cart) => void shown.set(tab, skus(cart)));
    there.$cart.subscribe((cart) => void shown.set(other, skus(cart)));
    here.addToCart(line('A'));
    there.addToCart(line('B'));
    here.addToCart(line('A'));
    const { writes } = local;
    for (const of of [tab, other, tab, other]) of.hear('storage');
    expect([shown.get(tab), shown.get(other)]).toEqual([
      ['A 2', 'B 1'],
      ['A 2', 'B 1'],
    ]);
    expect(local.writes).toBe(writes);
    there.clearCart();
    tab.hear('storage');
    expect(shown.get(tab)).toEqual([]);
  });

  test('is followed also while nobody listens, and after Back', () => {
    const { $cart } = tab.load();
    expect($cart.get()).toEqual(EMPTY_CART);
    vi.runAllTimers();
    local.setItem('cart', serialiseCart({ lines: [line('A')] }));
    expect(skus($cart.get())).toEqual(['A 1']);
    local.setItem('cart', serialiseCart({ lines: [line('B')] }));
    tab.hear('pageshow');
    expect(skus($cart.get())).toEqual(['B 1']);
  });
});

describe('a token', () => {
  const where = () => [tab.session.getItem('accessToken'), local.getItem('accessToken')];

  test('is kept for the tab, or in local storage with “Remember me”, and forgotten everywhere', () => {
    const { read, keep, forget, $storageFails } = tab.load();
    keep('one', false);
    expect(where()).toEqual(['one', null]);
    keep('one', true);
    expect(where()).toEqual([null, 'one']);
    keep('two', false);
    expect([read(), ...where()]).toEqual(['two', 'two', null]);
    expect($storageFails.get()).toBe(false);
    forget();
    expect([read(), ...where()]).toEqual([undefined, null, null]);
  });

  test.each(['session', 'local'] as const)('of today’s shoppers is read: in %s storage', (name) => {
    (name === 'session' ? tab.session : local).setItem('accessToken', 'theirs');
    const { read, $storageFails } = tab.load();
    expect([read(), $storageFails.get()]).toEqual(['theirs', false]);
  });

  test('of a tab is never copied to local storage', () => {
    tab.session.setItem('accessToken', 'one');
    const { read } = tab.load();
    expect(read()).toBe('one');
    vi.runAllTimers();
    // Another page of this tab has logged out and in again; Back leads here.
    tab.session.setItem('accessToken', 'two');
    tab.hear('pageshow');
    expect([read(), ...where()]).toEqual(['two', 'two', null]);
  });

  test.each(['null\n', 'दस', 'a b', '', 'x'.repeat(501), '\u0000'])(
    'that no header can carry is forgotten: %j',
    (text) => {
      const tab = new Tab();
      for (const kept of [tab.session, local]) {
        kept.texts.set('accessToken', text);
        const { read } = tab.load();
        expect(read()).toBeUndefined();
        expect([tab.session.getItem('accessToken'), local.getItem('accessToken')]).toEqual([null, null]);
      }
    },
  );

  test('that another tab has forgotten is forgotten here', () => {
    local.setItem('accessToken', 'one');
    const { read } = tab.load();
    expect(read()).toBe('one');
    local.removeItem('accessToken');
    tab.hear('storage');
    expect([read(), ...where()]).toEqual([undefined, null, null]);
  });
});
