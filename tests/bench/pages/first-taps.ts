import { setTimeout as pause } from 'node:timers/promises';
import type { JSHandle, Locator, Page } from '@playwright/test';
import { searchBox } from '../../browser/search-steps.ts';
import { accountLink, cardOf, cartLink } from '../../browser/steps.ts';
import { type Answer, sumByKind } from './answers.ts';
import type { BenchBrowser } from './bench-browser.ts';
import type { ChosenPages } from './page-kinds.ts';
import { sumBytes } from './rows.ts';
import type { FirstTap } from './tap-figures.ts';

interface TapKind extends Pick<FirstTap, 'name' | 'useful'> {
  readonly control: (page: Page, chosen: ChosenPages) => Locator;
  /** What is visible once it is useful. */
  readonly selector: string;
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
    name: 'cart drawer',
    useful: 'the item in the cart',
    control: cartLink,
    selector: 'dialog[open] .cart-row__title',
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
    selector: '#menu:popover-open .menu__list a',
  },
  {
    name: 'suggestions',
    useful: 'a suggestion for two letters',
    control: searchBox,
    selector: '[role=listbox] [role=option]',
    text: 'sa',
  },
  {
    name: 'login panel',
    useful: 'the field of the password',
    control: accountLink,
    selector: 'dialog[open] input[type=password]',
  },
];

/** Between letters, and between a mouse's arrival on a control and its click. */
const HAND_MS = 250;
/** After this time nothing useful is expected any more. */
const LIMIT_MS = 30_000;

/** Each control once, as the first one that is touched of the list page, in a visit of its own. */
export async function measureFirstTaps(
  browser: BenchBrowser,
  chosen: ChosenPages,
  cart: Readonly<Record<string, string>>,
): Promise<FirstTap[]> {
  const taps: FirstTap[] = [];
  for (const kind of TAPS) taps.push(await measureFirstTap(browser, chosen, kind.needsCart ? cart : {}, kind));
  return taps;
}

const measureFirstTap = (
  browser: BenchBrowser,
  chosen: ChosenPages,
  stored: Readonly<Record<string, string>>,
  { name, useful, control, selector, hasMouse = false, text = '' }: TapKind,
): Promise<FirstTap> =>
  browser.visit(
    stored,
    async ({ page, open, act }) => {
      await open(chosen.listed.list);
      const element = control(page, chosen);
      await element.scrollIntoViewIfNeeded();
      const options = { selector, start: text ? ('input' as const) : ('click' as const), limitMs: LIMIT_MS };
      const watched = await element.evaluateHandle(watch, options);
      let moments: Moments = { feedbackMs: Number.NaN, usefulMs: Number.NaN, since: 0, usefulAt: 0 };
      const answers = await act(async () => {
        await touch(page, element, hasMouse, text);
        moments = (await readMoments(watched)) ?? moments;
      });
      const { feedbackMs, usefulMs, ...period } = moments;
      const early = await page.evaluate(readEntries, period);
      return { name, useful, feedbackMs, usefulMs, ...early, ...countAll(answers) };
    },
    { hasMouse },
  );

async function touch(page: Page, element: Locator, hasMouse: boolean, text: string): Promise<void> {
  if (hasMouse) {
    await element.hover();
    await pause(HAND_MS);
    await element.click();
  } else await element.tap();
  for (const letter of text) {
    await pause(HAND_MS);
    await page.keyboard.press(letter);
  }
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
    const parts = document.querySelectorAll('dialog, [popover], [role=listbox], [role=status], [role=alert]');
    return [opacity, ...Array.from(parts, (part) => isVisible(part) && part.textContent)].join('|');
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
