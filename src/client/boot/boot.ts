/**
 * The only script that a page loads by itself: badge, session hint, consent, and the table of what a press on
 * `[data-do="..."]` asks for. Everything else is fetched when its control is first pointed at, focused or pressed.
 */
import type { StoredKey } from '../../core/stored-keys.ts';

type Control = HTMLElement & { href?: string; pathname?: string; hash?: string; type?: string; form?: HTMLFormElement };
type Run = (control: never) => unknown;

/** What is pressed most; `handlers.ts` has the rest. */
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

/** What the browser would do by itself: follow the link, send the form. */
function fallBack(element: Control): void {
  if (element.href) location.href = element.href;
  else if (element.type === 'submit') element.form?.submit();
}

/** Speaks and shows a text in the status line, or takes it back. A dialog has one of its own, as what lies behind is not seen. */
let said = '';
function say(text = ''): void {
  const place = find('dialog[open] .status') ?? find('.status');
  if (place && text !== said) place.textContent = text;
  said = text;
}

/** Whether the site answers at all: if so a file of it is missing, and what the browser does by itself leads on. */
const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(SLOW_MS) }).then(
    () => true,
    () => false,
  );

/** After so long something is slow, and nothing that is asked for once more. */
const SLOW_MS = 5000;
/** What waits for the network to come back. */
const waiting = new Set<Control>();

/** When what was pressed before in a form has begun: the quantity changes before it is added, whichever code comes first. */
const turns = new WeakMap<Element, Promise<unknown>>();

async function press(element: Control, isSecond = false): Promise<void> {
  if (waiting.has(element)) {
    // Asked for already: another try, not another piece.
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
      // The network may have come back between the two.
      if (!isSecond) return press(element, true);
      fallBack(element);
    } else if (element.type === 'submit') {
      say('No connection. This is done as soon as it is back.');
      waiting.add(element);
      await new Promise((done) => {
        addEventListener('online', done, { once: true });
        // Where the browser does not notice that it is back.
        setTimeout(done, SLOW_MS);
      });
      waiting.delete(element);
      return press(element);
    } else say('No connection. Please try again.');
  }
  element.ariaBusy = null;
}

document.addEventListener('click', (event) => {
  const element = control(event);
  if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  // Who saves data gets pages, not panels over pages.
  if (savesData && element.href) return;
  event.preventDefault();
  press(element);
});
for (const type of ['pointerover', 'focusin', 'pointerdown']) {
  document.addEventListener(type, (event) => {
    const element = control(event);
    if (element && !(savesData && type !== 'pointerdown')) wanted(element).catch(() => {});
  });
}

/** What is stored under a name of this market; where local storage is full it lies in the tab's own. Empty where storage is forbidden. */
function readStored(name: 'cart' | 'wishlist'): string {
  const { market } = root.dataset;
  const key: StoredKey = market ? `${name}:${market}` : name;
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

// The badge: straight from storage, as the store that owns it is not needed to show a number.
const badge = find('.header__badge');
type Line = { readonly quantity?: number };
function showCount(count: number): void {
  if (badge) badge.textContent = count > 0 ? String(count) : '';
}
function readCount(): void {
  try {
    const stored = JSON.parse(readStored('cart')) as Partial<Record<'lines' | 'items', Line[]>> & Line[];
    // The shapes of core/stored-cart.ts; the store, once it is here, makes a true cart of what is none.
    const lines = stored.lines ?? stored.items ?? stored;
    showCount(lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0));
  } catch {
    showCount(0);
  }
}
// On a product's page its heart says from the start what client/lib/mark-hearts.ts says from the first touch on.
function readHeart(): void {
  const heart = find('.product [data-do=wish]');
  if (!heart?.lastChild || !readStored('wishlist').includes(`"sku":"${find('.product')?.dataset['sku']}"`)) return;
  heart.dataset['on'] = '';
  heart.lastChild.textContent = ' On your wishlist: remove';
}

function readAll(): void {
  readCount();
  readHeart();
}
addEventListener('storage', readAll);
addEventListener('pageshow', readAll);
document.addEventListener('cart-count', (event) => showCount((event as CustomEvent<number>).detail));
readAll();

try {
  // A stored token most likely means somebody who is logged in; the host is asked after the first touch.
  const account = find('[data-do=login]');
  if (account && (sessionStorage.accessToken || localStorage.accessToken)) {
    delete account.dataset['do'];
    account.href = find('#menu [href$="/order"]')?.pathname ?? '/order';
    account.ariaLabel = 'Your orders';
  }
} catch {
  // Storage is forbidden: nobody is logged in.
}

/** What a page does by itself waits until what was touched has had its time on the link. */
const FIRST_TOUCH_DELAY_MS = 3000;
for (const type of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(
    type,
    // However often it is asked for, a module runs once.
    () => setTimeout(() => import('./first-touch.ts').catch(() => {}), FIRST_TOUCH_DELAY_MS),
    { once: true, passive: true },
  );
}

// After a reload the history may lead to addresses that only another document can show (stores/panel.ts).
const { pathname } = location;
addEventListener('popstate', () => {
  if (!('live' in root.dataset) && location.pathname !== pathname) location.reload();
});

const { early, pressed } = self as unknown as { early: EventListener; pressed: Control[] };
removeEventListener('click', early, true);
for (const element of pressed.splice(0)) press(element);
