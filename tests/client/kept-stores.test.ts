import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Cart, EMPTY_CART, MAX_LINES } from '../../src/core/cart/cart.ts';
import { serialiseCart } from '../../src/core/cart/stored-cart.ts';
import { MAX_QUANTITY } from '../../src/core/site/constants.ts';

/** A tab of a browser: it has its own storage for the session, its own listeners and its own copies of the modules. */
class Tab {
  readonly session = new Kept();
  readonly listeners = new Map<string, Set<() => void>>();
  /** Runs something in this tab. */
  do<T>(run: () => T): T {
    const before = current;
    current = this;
    try {
      return run();
    } finally {
      current = before;
    }
  }
  /** Loads a page: its modules begin anew. */
  async load() {
    current = this;
    this.listeners.clear();
    vi.resetModules();
    const [storage, cart, token] = await Promise.all([
      import('../../src/browser/storage.ts'),
      import('../../src/stores/cart.ts'),
      import('../../src/browser/token.ts'),
    ]);
    return { ...storage, ...cart, ...token.tokenStorage('accessToken') };
  }
  hear(event: 'storage' | 'pageshow'): void {
    this.do(() => {
      for (const listener of [...(this.listeners.get(event) ?? [])]) listener();
    });
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
let current: Tab;
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
  current = tab;
  vi.doMock('../../src/browser/page.ts', () => ({ marketKey: (key: string) => key, page: {} }));
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => {
    const { listeners } = current;
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  });
  vi.stubGlobal('removeEventListener', (event: string, listener: () => void) =>
    current.listeners.get(event)?.delete(listener),
  );
  Object.defineProperties(globalThis, {
    localStorage: { configurable: true, get: () => open(local) },
    sessionStorage: { configurable: true, get: () => open(current.session) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../../src/browser/page.ts');
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

describe('a change of a store that is kept', () => {
  test('is stored, and told to all other listeners where one throws', async () => {
    const { $cart, addToCart } = await tab.load();
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

  test('is there on the next page', async () => {
    (await tab.load()).addToCart(line('A', 2));
    expect(skus((await tab.load()).$cart.get())).toEqual(['A 2']);
  });
});

describe('a storage that takes nothing', () => {
  test('because it is full: the tab keeps the newest value, also on its next page', async () => {
    local.setItem('cart', serialiseCart({ lines: [line('A')] }));
    local.isFull = true;
    const page = await tab.load();
    page.addToCart(line('B'));
    expect(page.$storageFails.get()).toBe(true);
    expect(skus((await tab.load()).$cart.get())).toEqual(['A 1', 'B 1']);
    local.isFull = false;
    (await tab.load()).addToCart(line('C'));
    expect(local.getItem('cart')).toContain('"C"');
    expect(tab.session.texts.size).toBe(0);
  });

  test.each(['isFull', 'isForbidden'] as const)('like all others (%s): the page keeps the value', async (why) => {
    local[why] = true;
    tab.session[why] = true;
    const { $cart, $storageFails, addToCart, read, keep, forget } = await tab.load();
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
    expect(skus((await tab.load()).$cart.get())).toEqual([]);
  });

  test('does not give this tab the older cart of another one', async () => {
    local.isFull = true;
    const { $cart, addToCart } = await tab.load();
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

  test('is a cart within its limits, and never an error', async () => {
    const { $cart, addToCart } = await tab.load();
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
  ])('is read as %s wrote it, and stored in today’s form', async (_, value) => {
    local.setItem('cart', value);
    expect(skus((await tab.load()).$cart.get())).toEqual(['A 2']);
    expect(JSON.parse(local.getItem('cart') ?? '')).toMatchObject({ version: 1, lines: [{ sku: 'A', quantity: 2 }] });
  });
});

describe('another tab', () => {
  test('has its changes told here once, and nothing is written for that', async () => {
    const { $cart } = await tab.load();
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

  test('loses nothing where both change the cart before they hear of each other, and both show the same', async () => {
    const other = new Tab();
    const [here, there] = [await tab.load(), await other.load()];
    const shown = new Map<Tab, string[]>();
    for (const [of, page] of [
      [tab, here],
      [other, there],
    ] as const)
      of.do(() => page.$cart.subscribe((cart) => void shown.set(of, skus(cart))));
    tab.do(() => here.addToCart(line('A')));
    other.do(() => there.addToCart(line('B')));
    tab.do(() => here.addToCart(line('A')));
    const { writes } = local;
    for (const of of [tab, other, tab, other]) of.hear('storage');
    expect([shown.get(tab), shown.get(other)]).toEqual([
      ['A 2', 'B 1'],
      ['A 2', 'B 1'],
    ]);
    expect(local.writes).toBe(writes);
    other.do(() => there.clearCart());
    tab.hear('storage');
    expect(shown.get(tab)).toEqual([]);
  });

  test('is followed also while nobody listens, and after Back', async () => {
    const { $cart } = await tab.load();
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

  test('is kept for the tab, or in local storage with “Remember me”, and forgotten everywhere', async () => {
    const { read, keep, forget, $storageFails } = await tab.load();
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

  test.each(['session', 'local'] as const)('of today’s shoppers is read: in %s storage', async (name) => {
    (name === 'session' ? tab.session : local).setItem('accessToken', 'theirs');
    const { read, $storageFails } = await tab.load();
    expect([read(), $storageFails.get()]).toEqual(['theirs', false]);
  });

  test('of a tab is never copied to local storage', async () => {
    tab.session.setItem('accessToken', 'one');
    const { read } = await tab.load();
    expect(read()).toBe('one');
    vi.runAllTimers();
    // Another page of this tab has logged out and in again; Back leads here.
    tab.session.setItem('accessToken', 'two');
    tab.hear('pageshow');
    expect([read(), ...where()]).toEqual(['two', 'two', null]);
  });

  test.each(['null\n', 'दस', 'a b', '', 'x'.repeat(501), '\u0000'])(
    'that no header can carry is forgotten: %j',
    async (text) => {
      const tab = new Tab();
      for (const kept of [tab.session, local]) {
        kept.texts.set('accessToken', text);
        const { read } = await tab.load();
        expect(tab.do(read)).toBeUndefined();
        expect([tab.session.getItem('accessToken'), local.getItem('accessToken')]).toEqual([null, null]);
      }
    },
  );

  test('that another tab has forgotten is forgotten here', async () => {
    local.setItem('accessToken', 'one');
    const { read } = await tab.load();
    expect(read()).toBe('one');
    local.removeItem('accessToken');
    tab.hear('storage');
    expect([read(), ...where()]).toEqual([undefined, null, null]);
  });
});
