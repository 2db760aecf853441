/**
 * The only script that a page loads by itself: badge, session hint, consent, and the table of what a press on
 * `[data-do="..."]` asks for. Everything else is fetched when its control is first pointed at, focused or pressed.
 */
type Control = HTMLElement & { href?: string; form?: HTMLFormElement };
type Run = (control: never) => unknown;

const panels = () => import('../../components/behaviours/panels.ts');
const behaviours: Record<string, () => Promise<Run>> = {
  cart: () =>
    panels().then(
      ({ open }) =>
        () =>
          open({ name: 'cart' }),
    ),
  login: () =>
    Promise.all([panels(), import('../../components/behaviours/account.ts')]).then(
      ([{ open }]) =>
        () =>
          open({ name: 'login' }),
    ),
  sheet: () =>
    panels().then(
      ({ open }) =>
        (link: HTMLAnchorElement) =>
          open({ name: 'sheet', path: link.pathname }),
    ),
  page: () => import('../../islands/listing.tsx').then(({ turn }) => turn),
  add: () => import('../../components/behaviours/add.ts').then(({ run }) => run),
  wish: () => import('../../components/behaviours/wish.ts').then(({ run }) => run),
  share: () => import('../../components/behaviours/share.ts').then(({ run }) => run),
  quantity: () => import('../../components/behaviours/quantity.ts').then(({ run }) => run),
  picture: () => import('../../components/behaviours/picture.ts').then(({ run }) => run),
  view: () => import('../../components/behaviours/quick-view.ts').then(({ run }) => run),
  delivery: () => import('../../components/behaviours/delivery.ts').then(({ run }) => run),
  consent: () => import('../../components/behaviours/consent.ts').then(({ run }) => run),
  logout: () => import('../../components/behaviours/account.ts').then(({ run }) => run),
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const root = document.documentElement;
const control = (event: Event) => (event.target as Element | null)?.closest?.<Control>('[data-do]');
const wanted = (element: Control) => behaviours[element.dataset['do'] ?? ''];
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** What the browser would do by itself: follow the link, send the form. */
function fallBack(element: Control): void {
  if (element.href) location.href = element.href;
  else element.form?.submit();
}

async function press(element: Control): Promise<void> {
  element.ariaBusy = 'true';
  try {
    await ((await wanted(element)?.()) as ((element: Control) => unknown) | undefined)?.(element);
  } catch {
    fallBack(element);
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
    if (element && !(savesData && type !== 'pointerdown')) wanted(element)?.().catch(() => {});
  });
}

// The badge: straight from storage, as the store that owns it is not needed to show a number.
const badge = find('.header__badge');
function showCount(count: number): void {
  if (badge) badge.textContent = count > 0 ? String(count) : '';
}
function readCount(): void {
  try {
    const { market } = root.dataset;
    const key = market ? `cart:${market}` : 'cart';
    const { lines } = JSON.parse(localStorage.getItem(key) ?? '{}') as { lines?: { quantity?: number }[] };
    showCount((lines ?? []).reduce((sum, line) => sum + (Number(line.quantity) || 0), 0));
  } catch {
    showCount(0);
  }
}
addEventListener('storage', readCount);
addEventListener('pageshow', readCount);
document.addEventListener('cart-count', (event) => showCount((event as CustomEvent<number>).detail));
readCount();

try {
  // A stored token most likely means somebody who is logged in; the host is asked after the first touch.
  const account = find('[data-do=login]');
  if (account && (sessionStorage.accessToken || localStorage.accessToken)) {
    delete account.dataset['do'];
    account.setAttribute('href', '/order');
    account.setAttribute('aria-label', 'Your orders');
  }
} catch {
  // Storage is forbidden: nobody is logged in.
}

/** What a page does by itself waits until what was touched has had its time on the link. */
const FIRST_TOUCH_DELAY_MS = 3000;
let isTouched = false;
for (const type of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(
    type,
    () => {
      if (isTouched) return;
      isTouched = true;
      setTimeout(() => import('../../components/behaviours/first-touch.ts').catch(() => {}), FIRST_TOUCH_DELAY_MS);
    },
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
pressed.forEach(press);
