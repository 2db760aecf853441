/**
 * The only script that every page loads: badge, session hint, and the handlers of `[data-do="..."]` controls. Other code is loaded
 * when its control is first hovered, focused or touched.
 */
import type { StoredKey } from '../../core/site/stored-keys.ts';
import { troubleText } from '../../messages/rooms/trouble.ts';
import { hasOwnScript } from '../../messages/language.ts';
import { accountText } from '../../messages/rooms/account.ts';

type Control = HTMLElement & { href?: string; pathname?: string; hash?: string; type?: string; form?: HTMLFormElement };
type Run = (control: never) => unknown;

/** The most used handlers. A bundler makes more code of an import that is taken apart where it is. */
const handlers: Record<string, () => Promise<{ run: Run }>> = {
  cart: () => import('../cart/cart-drawer.ts'),
  sheet: () => import('../product/sheet-content.ts'),
  add: () => import('../cart/add-to-cart.ts'),
};
const others = () => import('./handlers.ts');
const load = async (name = ''): Promise<Run | undefined> =>
  (await (handlers[name] ?? (await others()).handlers[name])?.())?.run;

const find = (selector: string) => document.querySelector<Control>(selector);
const root = document.documentElement;
function control({ target }: Event): Control | null | undefined {
  const element = (target as Element | null)?.closest?.<Control>('[data-do]');
  // From 1024 pixels on a card leads to the product's page: the sheet is for phones.
  return innerWidth < 1024 || element?.dataset['do'] !== 'sheet' ? element : undefined;
}
const wanted = (element: Control) => load(element.dataset['do']);
/** Missing in a browser that does not measure the link. */
const { connection } = navigator as { connection?: { effectiveType?: string } };
if (connection?.effectiveType?.match(/[23]g/)) root.dataset['3g'] = '';
/** Set by `early.ts`. */
const savesData = () => 'saving' in root.dataset;

/** Whether a link is followed: with data saving, and on a slow link where its page is there before its panel, which needs React. */
const follows = ({ href, dataset }: Control) =>
  href && (savesData() || ('3g' in root.dataset && dataset['do']?.match(/cart|login/)));

/** Does what the browser would do without script: follows the link or submits the form. Of a button that is neither it says what to do. */
function fallBack(element: Control): void {
  if (element.href) location.href = element.href;
  else if (element.type === 'submit') element.form?.requestSubmit(element);
  else say(troubleText.notLoaded);
}

/** Writes to the status line, or clears it. A modal dialog has its own, as the page behind it is inert. */
let said = '';
function say(text = ''): void {
  const status = find('dialog[open] .status') ?? find('.status');
  if (status && text !== said) status.textContent = text;
  said = text;
}

/**
 * Whether the site responds. If so, only a file of it is missing, and the fallback works. A page is not asked for: Chromium takes an answer
 * to HEAD that is compressed with a dictionary for a failure.
 */
const isReachable = () =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(SLOW_MS) }).then(
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
  const slow = setTimeout(say, SLOW_MS, troubleText.slow);
  const owner = element.form ?? element;
  const before = turns.get(owner);
  const code = wanted(element);
  turns.set(owner, Promise.allSettled([before, code]));
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
      say(troubleText.waiting);
      waiting.add(element);
      await new Promise((done) => {
        addEventListener('online', done, { once: true });
        // Browsers don't always notice a new connection.
        setTimeout(done, SLOW_MS);
      });
      waiting.delete(element);
      return activate(element);
    } else say(troubleText.notLoaded);
  }
  element.ariaBusy = null;
}

document.addEventListener('click', (event) => {
  const element = control(event);
  if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (follows(element)) {
    // A click that was queued has marked it.
    element.ariaBusy = null;
    return;
  }
  event.preventDefault();
  activate(element);
});
for (const type of ['pointerdown', 'pointerover', 'focusin']) {
  document.addEventListener(type, (event) => {
    // With a mouse, and where cards lead to pages, they are prerendered (integration/extras/speculation-rules.ts).
    if (innerWidth > 1023 && type !== 'focusin') root.dataset['pointer'] = (event as PointerEvent).pointerType;
    const element = control(event);
    if (element && !follows(element) && !(savesData() && type !== 'pointerdown')) wanted(element).catch(() => {});
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

// The badges are read from storage directly, so that a page needs no store to show them.
const [wishes, badge] = document.querySelectorAll('.header__badge');
type Line = { readonly quantity?: number; readonly away?: true };
function showCount(count = 0, element = badge): void {
  if (element) element.textContent = count ? `${count}` : '';
}
function readCount(): void {
  try {
    const stored = JSON.parse(readStored('cart')) as Partial<Record<'lines' | 'items', Line[]>> & Line[];
    // The shapes that core/cart/stored-cart.ts reads; an invalid value is repaired there when the store loads.
    const lines = stored.lines ?? stored.items ?? stored;
    showCount(lines.reduce((sum, { quantity, away }) => sum + (away ? 0 : Number(quantity) || 0), 0));
  } catch {
    showCount();
  }
}
// The wishlist's count, and the product page's wishlist button; client/wishlist/wish.ts updates both after the first touch.
function readWishlist(): void {
  const stored = readStored('wishlist');
  showCount(stored.match(/"sku":/g)?.length, wishes);
  const button = find('.product [data-do=wish]');
  if (button && stored.includes(`"sku":"${find('.product')?.dataset['sku']}"`)) button.ariaPressed = 'true';
}

// The PIN code for deliveries; client/delivery/show-delivery.ts shows the answer for it after the first touch.
function readPin(): void {
  const [code] = readStored('pin').match(/\b\d{6}\b/) ?? [];
  if (code) for (const element of document.querySelectorAll('[data-do=pin] b')) element.textContent = code;
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
  // Signed in is whose token the host has confirmed not long ago (confirmed.ts). Others are asked for after the first touch.
  const readSession = () => sessionStorage.session || localStorage.session;
  const session = readSession();
  const account = find('.header__account');
  if (account && session > Date.now()) {
    account.dataset['do'] = 'account';
    account.href = find('li [href$="/order"]')?.pathname ?? '/order';
    // Other scripts take more bytes, and the lists of the menu have these words. Its links to other languages are in none.
    account.ariaLabel = hasOwnScript()
      ? (find('li [href$="/account"]')?.textContent ?? account.ariaLabel)
      : accountText.label;
  }
  // A page that Back brings from memory is as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readSession() !== session) location.reload();
  });
} catch {
  // Storage is forbidden: nobody is signed in.
}

// What is not a reaction to the first touch waits, so that it does not compete for the connection.
for (const type of ['pointerdown', 'keydown', 'scroll']) {
  // Modules run once, however often they are imported.
  addEventListener(type, () => setTimeout(() => import('./first-touch.ts').catch(() => {}), 300), { once: true });
}

// After a reload, history entries may belong to a document that is gone (stores/panel.ts).
const { pathname, search } = location;
addEventListener('popstate', () => {
  if (!('live' in root.dataset) && location.pathname + location.search !== pathname + search) location.reload();
});

// The address of a list may say what is chosen of it, and on wide screens its filters stand open.
const filter = (search || innerWidth > 1279) && find('[data-do=filter]');
if (filter)
  load('choice')
    .then((run) => run?.(filter as never))
    .catch(() => {});

if (savesData()) import('../saving/saving.ts').catch(() => {});

const { early, clicked } = self as unknown as { early: EventListener; clicked: Control[] };
removeEventListener('click', early, true);
for (const element of clicked.splice(0)) element.click();
