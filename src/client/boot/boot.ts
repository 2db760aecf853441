/**
 * The only script that every page loads: badge, session hint, and the handlers of `[data-do="..."]` controls. Other code is loaded
 * when its control is first hovered, focused or touched.
 */
import type { StoredKey } from '../../core/stored-keys.ts';

type Control = HTMLElement & { href?: string; pathname?: string; hash?: string; type?: string; form?: HTMLFormElement };
type Run = (control: never) => unknown;

/** The most used handlers; the rest are in `handlers.ts`. */
const handlers: Record<string, () => Promise<Run>> = {
  cart: () => import('../cart/cart-drawer.ts').then(({ run }) => run),
  login: () => import('../account/login-panel.ts').then(({ run }) => run),
  sheet: () => import('../product/sheet.ts').then(({ run }) => run),
  add: () => import('../cart/add-to-cart.ts').then(({ run }) => run),
};
const load = async (name = ''): Promise<Run | undefined> =>
  (handlers[name] ?? (await import('./handlers.ts')).handlers[name])?.();

const find = (selector: string) => document.querySelector<Control>(selector);
const root = document.documentElement;
const control = (event: Event) => (event.target as Element | null)?.closest?.<Control>('[data-do]');
const wanted = (element: Control) => load(element.dataset['do']);
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Does what the browser would do without script: follows the link or submits the form. */
function fallBack(element: Control): void {
  if (element.href) location.href = element.href;
  else if (element.type === 'submit') element.form?.submit();
}

/** Writes to the status line, or clears it. A modal dialog has its own, as the page behind it is inert. */
let said = '';
function say(text = ''): void {
  const place = find('dialog[open] .status') ?? find('.status');
  if (place && text !== said) place.textContent = text;
  said = text;
}

/** Whether the site responds. If so, only a file of it is missing, and the fallback works. */
const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(SLOW_MS) }).then(
    () => true,
    () => false,
  );

/** After this time a request counts as slow, and a check or retry as failed. */
const SLOW_MS = 5000;
/** Controls that wait for the connection to come back. */
const waiting = new Set<Control>();

/**
 * By form: a promise that settles when the handlers of earlier clicks have started. So a quantity changes before it is added,
 * whichever code arrives first.
 */
const turns = new WeakMap<Element, Promise<unknown>>();

async function activate(element: Control, isSecond = false): Promise<void> {
  if (waiting.has(element)) {
    // Already waiting: retry now instead of adding twice.
    dispatchEvent(new Event('online'));
    return;
  }
  element.ariaBusy = 'true';
  const slow = setTimeout(say, SLOW_MS, 'Slow connection. This is still being done.');
  const place = element.form ?? element;
  const before = turns.get(place);
  const code = wanted(element);
  turns.set(place, Promise.allSettled([before, code]));
  try {
    await before;
    const run = (await code) as ((element: Control) => unknown) | undefined;
    clearTimeout(slow);
    if (said) say();
    await run?.(element);
  } catch {
    clearTimeout(slow);
    if (element.hash || (await isReachable())) {
      // The connection may have come back between the two requests.
      if (!isSecond) return activate(element, true);
      fallBack(element);
    } else if (element.type === 'submit') {
      say('No connection. This is done as soon as it is back.');
      waiting.add(element);
      await new Promise((done) => {
        addEventListener('online', done, { once: true });
        // Browsers don't always notice a new connection.
        setTimeout(done, SLOW_MS);
      });
      waiting.delete(element);
      return activate(element);
    } else say('No connection. Please try again.');
  }
  element.ariaBusy = null;
}

document.addEventListener('click', (event) => {
  const element = control(event);
  if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  // With data saving on, links are followed instead of opening panels.
  if (savesData && element.href) return;
  event.preventDefault();
  activate(element);
});
for (const type of ['pointerover', 'focusin', 'pointerdown']) {
  document.addEventListener(type, (event) => {
    const element = control(event);
    if (element && !(savesData && type !== 'pointerdown')) wanted(element).catch(() => {});
  });
}

/**
 * The stored value of a key of this market: from session storage if it is there (local storage was full), else from local storage.
 * Empty if storage is forbidden.
 */
function readStored(name: 'cart' | 'pin' | 'wishlist'): string {
  const { market } = root.dataset;
  const key: StoredKey = market ? `${name}:${market}` : name;
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

// The badge is read from storage directly, so that a page needs no store to show it.
const badge = find('.header__badge');
type Line = { readonly quantity?: number };
function showCount(count: number): void {
  if (badge) badge.textContent = count > 0 ? String(count) : '';
}
function readCount(): void {
  try {
    const stored = JSON.parse(readStored('cart')) as Partial<Record<'lines' | 'items', Line[]>> & Line[];
    // The shapes that core/stored-cart.ts reads; an invalid value is repaired there when the store loads.
    const lines = stored.lines ?? stored.items ?? stored;
    showCount(lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0));
  } catch {
    showCount(0);
  }
}
// The product page's wishlist button; client/lib/mark-wishlist.ts updates all such buttons after the first touch.
function readWishlist(): void {
  const button = find('.product [data-do=wish]');
  if (!button?.lastChild || !readStored('wishlist').includes(`"sku":"${find('.product')?.dataset['sku']}"`)) return;
  button.dataset['on'] = '';
  button.lastChild.textContent = ' On your wishlist: remove';
}

// The PIN code for deliveries; client/delivery/show-delivery.ts shows the answer for it after the first touch.
function readPin(): void {
  const [code] = /\b[1-9]\d{5}\b/.exec(readStored('pin')) ?? [];
  if (code) for (const place of document.querySelectorAll('[data-do=pin] b')) place.textContent = code;
}

function readAll(): void {
  readPin();
  readCount();
  readWishlist();
}
addEventListener('storage', readAll);
addEventListener('pageshow', readAll);
document.addEventListener('cart-count', (event) => showCount((event as CustomEvent<number>).detail));
readAll();

try {
  // A stored token usually means a signed-in user; the host confirms it after the first touch.
  const account = find('[data-do=login]');
  if (account && (sessionStorage.accessToken || localStorage.accessToken)) {
    delete account.dataset['do'];
    account.href = find('#menu [href$="/order"]')?.pathname ?? '/order';
    account.ariaLabel = 'Your orders';
  }
} catch {
  // Storage is forbidden: nobody is signed in.
}

/** Delay of everything that is not a reaction to the first touch, so that it does not compete for the connection. */
const FIRST_TOUCH_DELAY_MS = 3000;
for (const type of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(
    type,
    // Modules run once, however often they are imported.
    () => setTimeout(() => import('./first-touch.ts').catch(() => {}), FIRST_TOUCH_DELAY_MS),
    { once: true, passive: true },
  );
}

// After a reload, history entries may belong to a document that is gone (stores/panel.ts).
const { pathname, search } = location;
addEventListener('popstate', () => {
  if (!('live' in root.dataset) && location.pathname + location.search !== pathname + search) location.reload();
});

// The address of a list may say what is chosen of it.
const filter = search && find('[data-do=filter]');
if (filter)
  load('choice')
    .then((run) => run?.(filter as never))
    .catch(() => {});

const { early, clicked } = self as unknown as { early: EventListener; clicked: Control[] };
removeEventListener('click', early, true);
for (const element of clicked.splice(0)) activate(element);
