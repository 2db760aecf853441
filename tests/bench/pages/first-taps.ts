import { setTimeout as pause } from 'node:timers/promises';
import type { JSHandle, Locator, Page } from '@playwright/test';
import { searchBox } from '../../browser/search-steps.ts';
import { accountLink, addButton, cardOf, cartLink } from '../../browser/steps.ts';
import { type Answer, sumByKind } from './answers.ts';
import { type BenchBrowser, SLOWER } from './bench-browser.ts';
import type { ChosenPages } from './page-kinds.ts';
import { sumBytes } from './rows.ts';
import type { FirstTap } from './tap-figures.ts';

interface TapKind extends Pick<FirstTap, 'name' | 'useful'> {
  readonly control: (page: Page, chosen: ChosenPages) => Locator;
  /** What is visible once it is useful. */
  readonly selector: string;
  /** On a slow link it is a link to a page, which has that. */
  readonly isPage?: boolean;
  readonly needsCart?: boolean;
  /** It is there for a mouse alone. */
  readonly hasMouse?: boolean;
  /** Typed after the tap; times begin at its second letter. */
  readonly text?: string;
}

const TAPS: readonly TapKind[] = [
  {
    name: 'sheet',
    useful: "the content of the product's page",
    control: (page, { listed }) => cardOf(page, listed).getByRole('link', { name: listed.title }),
    selector: 'dialog[open] .breadcrumb',
  },
  {
    name: 'cart',
    useful: 'the item in the cart, on its page',
    control: cartLink,
    selector: '.cart-row__title',
    isPage: true,
    needsCart: true,
  },
  {
    name: 'quick view',
    useful: 'title, price and sizes',
    control: (page, { listed }) => cardOf(page, listed).getByRole('button', { name: 'Quick view' }),
    selector: 'dialog[open] .product__offer',
    hasMouse: true,
  },
  {
    name: 'menu',
    useful: 'a link to a category',
    control: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    selector: '#menu:popover-open ul a',
  },
  {
    name: 'Add to cart',
    useful: 'the item in the badge',
    control: (page, { listed }) => addButton(cardOf(page, listed)),
    selector: '[data-do=cart] .header__badge:not(:empty)',
  },
  {
    name: 'suggestions',
    useful: 'a suggestion for two letters',
    control: searchBox,
    selector: '[role=listbox] [role=option]',
    text: 'sa',
  },
  {
    name: 'account',
    useful: 'the field of the password, on its page',
    control: accountLink,
    selector: 'input[type=password]',
    isPage: true,
  },
];

/** Between letters, and between a mouse's arrival on a control and its click. */
const HAND_MS = 250;
/** How long a finger is down in a tap: what its first touch begins has this time, as on a phone. */
const HOLD_MS = 70;
/** After this time nothing useful is expected any more. */
const LIMIT_MS = 30_000;

/** Each control once, as the first one that is touched of the list page, in a visit of its own, on a processor that is `slower` times slower. */
export async function measureFirstTaps(
  browser: BenchBrowser,
  chosen: ChosenPages,
  cart: Readonly<Record<string, string>>,
  slower = SLOWER,
): Promise<FirstTap[]> {
  const taps: FirstTap[] = [];
  for (const kind of TAPS) taps.push(await measureFirstTap(browser, chosen, kind.needsCart ? cart : {}, kind, slower));
  return taps;
}

const measureFirstTap = (
  browser: BenchBrowser,
  chosen: ChosenPages,
  stored: Readonly<Record<string, string>>,
  kind: TapKind,
  slower: number,
): Promise<FirstTap> => {
  const { name, useful, control, hasMouse = false, isPage = false } = kind;
  return browser.visit(
    stored,
    async ({ page, open, act }) => {
      await open(chosen.listed.list);
      const element = control(page, chosen);
      await element.scrollIntoViewIfNeeded();
      let found: TapFigures = NOTHING;
      const answers = await act(async () => {
        found = isPage ? await followLink(page, element, kind.selector) : await openHere(page, element, kind);
      });
      return { name, useful, isPage, ...found, ...countAll(answers) };
    },
    { hasMouse, slower },
  );
};

type TapFigures = Pick<FirstTap, 'feedbackMs' | 'usefulMs' | 'requests' | 'bytes'>;
const NOTHING: TapFigures = { feedbackMs: Number.NaN, usefulMs: Number.NaN, requests: 0, bytes: 0 };

async function openHere(
  page: Page,
  element: Locator,
  { selector, hasMouse = false, text = '' }: TapKind,
): Promise<TapFigures> {
  const options = { selector, start: text ? ('input' as const) : ('click' as const), limitMs: LIMIT_MS };
  const watched = await element.evaluateHandle(watch, options);
  await touch(page, element, hasMouse, text);
  const moments = await readMoments(watched);
  if (!moments) return NOTHING;
  const { feedbackMs, usefulMs, ...period } = moments;
  return { feedbackMs, usefulMs, ...(await page.evaluate(readEntries, period)) };
}

/** That a page is on its way is shown by the browser, not by the page that is left: feedback is not measured. */
async function followLink(page: Page, element: Locator, selector: string): Promise<TapFigures> {
  const address = page.url();
  await element.evaluate(() => {
    const note = ({ timeStamp }: Event) => sessionStorage.setItem('tappedAt', `${performance.timeOrigin + timeStamp}`);
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await touch(page, element, false, '');
  await page.waitForURL((url) => url.href !== address, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return page.evaluate(readArrival);
}

/** Runs in the page that a link has led to: when it was first painted after the tap, and what it had asked for by then. */
async function readArrival(): Promise<TapFigures> {
  const findPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  while (findPaint() === undefined) await new Promise((done) => requestAnimationFrame(done));
  const paintedAt = findPaint() ?? 0;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const pages = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const entries = [...pages, ...files].filter(
    ({ startTime, transferSize }) => startTime <= paintedAt && transferSize > 0,
  );
  const arrived = entries.filter(({ responseEnd }) => responseEnd <= paintedAt);
  return {
    feedbackMs: Number.NaN,
    usefulMs: performance.timeOrigin + paintedAt - Number(sessionStorage.getItem('tappedAt')),
    requests: entries.length,
    bytes: arrived.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

async function touch(page: Page, element: Locator, hasMouse: boolean, text: string): Promise<void> {
  if (hasMouse) {
    await element.hover();
    await pause(HAND_MS);
    await element.click();
  } else await tapLikeFinger(page, element);
  for (const letter of text) {
    await pause(HAND_MS);
    await page.keyboard.press(letter);
  }
}

/** Playwright's own tap is up at the moment it is down. */
async function tapLikeFinger(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is tapped is not on the page.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(HOLD_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const countAll = (answers: readonly Answer[]): Pick<FirstTap, 'allRequests' | 'allBytes'> => ({
  allRequests: answers.length,
  allBytes: sumBytes(sumByKind(answers)),
});

/** Moments of the page's clock, in milliseconds. */
interface Moments extends Pick<FirstTap, 'feedbackMs' | 'usefulMs'> {
  readonly since: number;
  readonly usefulAt: number;
}
type Watched = JSHandle<{ readonly result: Promise<Moments> }>;

/** Undefined when the tap has led to another page. */
const readMoments = (watched: Watched): Promise<Moments | undefined> =>
  watched.evaluate(({ result }) => result).catch(() => undefined);

/** Runs in the page: watches what is visible from the next event of the control on, frame by frame. */
function watch(
  control: Element,
  { selector, start, limitMs }: { selector: string; start: 'click' | 'input'; limitMs: number },
): { result: Promise<Moments> } {
  const since = performance.now();
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const look = () => {
    const { opacity } = getComputedStyle(control);
    // What is pressed looks as what is busy.
    const { ariaBusy } = control;
    const parts = document.querySelectorAll('dialog, [popover], [role=listbox], [role=status], [role=alert]');
    return [opacity, ariaBusy, ...Array.from(parts, (part) => isVisible(part) && part.textContent)].join('|');
  };
  const result = new Promise<Moments>((done) => {
    const begin = (event: Event) => {
      if (start === 'input' && (control as HTMLInputElement).value.length < 2) return;
      document.removeEventListener(start, begin, true);
      const { timeStamp } = event;
      // A letter is an answer as soon as it is painted.
      const before = start === 'input' ? '' : look();
      let feedbackMs = Number.NaN;
      let isChanged = false;
      // Callbacks run before a frame is drawn; a task that they queue runs after it.
      const afterFrame = (run: () => void) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = run;
        port2.postMessage('');
      };
      const check = () => {
        if (!isChanged && look() !== before) {
          isChanged = true;
          afterFrame(() => {
            feedbackMs = performance.now() - timeStamp;
          });
        }
        const isUseful = Array.from(document.querySelectorAll(selector)).some(isVisible);
        if (isUseful)
          afterFrame(() => {
            const usefulAt = performance.now();
            done({ feedbackMs, usefulMs: usefulAt - timeStamp, since, usefulAt });
          });
        else if (performance.now() - timeStamp < limitMs) requestAnimationFrame(check);
        else done({ feedbackMs, usefulMs: Number.NaN, since, usefulAt: performance.now() });
      };
      requestAnimationFrame(check);
    };
    document.addEventListener(start, begin, true);
  });
  // In an object, as the promise itself would be waited for.
  return { result };
}

/** Runs in the page: what it asked for in a period, without what was in the cache. */
function readEntries({ since, usefulAt }: Pick<Moments, 'since' | 'usefulAt'>): Pick<FirstTap, 'requests' | 'bytes'> {
  const entries = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ startTime, transferSize }) => startTime >= since && startTime <= usefulAt && transferSize > 0,
  );
  const arrived = entries.filter(({ responseEnd }) => responseEnd <= usefulAt);
  return { requests: entries.length, bytes: arrived.reduce((sum, { transferSize }) => sum + transferSize, 0) };
}
