import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Card, findCard } from './built-shop.ts';
import { draw, pointerOf } from './pointers.ts';
import { searchBox } from './search-steps.ts';
import { expect, test } from './shop.ts';
import { addButton, cardOf, expectTop, handleOf, hold, isDriven, sheetOf, stayFast } from './steps.ts';
import { eventsBetween, findMark, trace, type TraceEvent } from './trace.ts';

/**
 * How soon a first tap is answered on a processor that is six times slower, by what the page does until then: the answer is in the frame after the
 * tap, no script, page or data comes before it, and little is styled and laid out. How many milliseconds that takes on this machine,
 * `npm run bench:pages -- --taps` says.
 */
const SLOWDOWN = 6;
/** The menu has some 80 elements. A list has 500, and all of them get new styles when a dialog makes the page inert. */
const MOST_STYLED = 130;
const MOST_LAID_OUT = 200;
/** One for what opens, where the browser looks for what gets the focus, and one for the frame. */
const MOST_LAYOUTS = 2;
/** Listeners and callbacks of the frame, those of this test included. */
const MOST_CALLS = 10;
/** A script that has arrived, the page behind a card, and anything that was read. */
const ARRIVALS = /^(?:v8\.compileModule|v8\.evaluateModule|v8\.compile|EvaluateScript|ParseHTML|XHRLoad)$/;

interface Answer {
  /** The event after which the answer comes. */
  readonly type: string;
  /** What there is of the answer. */
  readonly selector: string;
}

const card = (): Card => findCard('something to add', ({ offers }) => offers === 'add');

/** What the page's thread did from the event on until the frame after it was handed to the screen. */
interface Work {
  readonly isAnswered: boolean;
  readonly during: readonly TraceEvent[];
}

/** Notes, for the next event of that type, whether the answer is there in the frame after it. */
const watchAnswer = (page: Page, answer: Answer) =>
  page.evaluateHandle(({ type, selector }) => {
    const result = new Promise<boolean>((done) => {
      document.addEventListener(
        type,
        () => {
          performance.mark('event');
          requestAnimationFrame(() => {
            const isAnswered = document.querySelector(selector) !== null;
            performance.mark('frame');
            // After that frame.
            requestAnimationFrame(() => done(isAnswered));
          });
        },
        { capture: true, once: true },
      );
    });
    // In an object, as the promise itself would be waited for.
    return { result };
  }, answer);

async function workUntilAnswered(
  page: Page,
  session: CDPSession,
  answer: Answer,
  act: () => Promise<unknown>,
): Promise<Work> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const watched = await watchAnswer(page, answer);
  const finish = await trace(session);
  await act();
  const isAnswered = await watched.evaluate(({ result }) => result);
  const events = await finish();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [event, frame] = [findMark(events, 'event'), findMark(events, 'frame')];
  const shown = events.find(
    ({ name, ts, pid, tid }) => name === 'Commit' && ts > frame.ts && tid === frame.tid && pid === frame.pid,
  );
  return { isAnswered, during: eventsBetween(events, event, shown?.ts ?? Number.POSITIVE_INFINITY) };
}

function expectLittle({ isAnswered, during }: Work): void {
  expect(isAnswered, 'the answer is there in the frame after the event').toBe(true);
  const [styles, layouts] = ['UpdateLayoutTree', 'Layout'].map((name) =>
    during.filter((event) => event.name === name),
  ) as [TraceEvent[], TraceEvent[]];
  expect(
    during.filter(({ name }) => ARRIVALS.test(name)).map(({ name }) => name),
    'what comes before it',
  ).toEqual([]);
  const styled = styles.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
  const laidOut = layouts.reduce((sum, { args }) => sum + (args?.beginData?.dirtyObjects ?? 0), 0);
  const calls = during.filter(({ name }) => name === 'FunctionCall').length;
  expect(styled, 'elements that get new styles').toBeLessThanOrEqual(MOST_STYLED);
  expect(laidOut, 'objects that are laid out').toBeLessThanOrEqual(MOST_LAID_OUT);
  expect(layouts.length, 'layouts').toBeLessThanOrEqual(MOST_LAYOUTS);
  expect(calls, 'calls of scripts').toBeLessThanOrEqual(MOST_CALLS);
}

/** How long a finger is down in a tap: what its touch begins has this time, as on a phone. */
const HOLD_MS = 70;

/** Playwright's own tap is up at the moment it is down. */
async function tapLikeFinger(page: Page, control: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  const pointer = await pointerOf(page, true);
  await pointer.down(x + width / 2, y + height / 2);
  await page.waitForTimeout(HOLD_MS);
  await pointer.up();
}

async function openList(page: Page): Promise<CDPSession> {
  await page.goto(card().list);
  await page.waitForLoadState('networkidle');
  return page.context().newCDPSession(page);
}

const TAPS: Readonly<Record<string, Answer & { readonly control: (page: Page) => Locator }>> = {
  'the menu': {
    control: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    type: 'click',
    selector: '#menu:popover-open',
  },
  'Add to cart on a list': {
    control: (page) => addButton(cardOf(page, card())),
    type: 'click',
    selector: '.card [data-do=add][aria-busy=true]',
  },
  'a card': {
    control: (page) => cardOf(page, card()).getByRole('link', { name: card().title }),
    type: 'click',
    selector: 'dialog.sheet[open]',
  },
};

for (const [name, { control, ...answer }] of Object.entries(TAPS))
  test(`a first tap is answered in the next frame, before anything arrives: ${name}`, async ({ page }) => {
    const session = await openList(page);
    const element = control(page);
    await element.scrollIntoViewIfNeeded();
    expectLittle(await workUntilAnswered(page, session, answer, () => tapLikeFinger(page, element)));
  });

test('the first letters of a search are in their field in the next frame, while its script arrives', async ({
  page,
}) => {
  const session = await openList(page);
  const release = await hold(page, '**/_astro/*.js');
  await searchBox(page).focus();
  for (const letter of 'sa')
    expectLittle(
      await workUntilAnswered(page, session, { type: 'input', selector: 'input[type=search]' }, () =>
        page.keyboard.insertText(letter),
      ),
    );
  release();
  await expect(searchBox(page)).toHaveValue('sa');
});

test.describe('the first drag of the sheet', () => {
  async function openSheet(page: Page, activate: (control: Locator) => Promise<void>): Promise<() => void> {
    await stayFast(page);
    await page.goto(card().list);
    const release = await hold(page, '**/sheet-island.*');
    await activate(cardOf(page, card()).getByRole('link', { name: card().title }));
    await expect(sheetOf(page).getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expectTop(page, 0.5);
    return release;
  }

  test('moves it in the next frame, before React has arrived, which goes on with it', async ({
    page,
    activate,
    hasTouch,
  }) => {
    const release = await openSheet(page, activate);
    const session = await page.context().newCDPSession(page);
    const { x = 0, y = 0, width = 0 } = (await handleOf(page).boundingBox()) ?? {};
    const pointer = await pointerOf(page, hasTouch);
    await pointer.down(x + width / 2, y + 10);
    const work = await workUntilAnswered(
      page,
      session,
      { type: 'pointermove', selector: 'dialog.sheet[style*=translateY]' },
      () => pointer.move(x + width / 2, y - 50),
    );
    expectLittle(work);
    expect(await isDriven(sheetOf(page))).toBe(false);
    const top = (await sheetOf(page).boundingBox())?.y ?? 0;
    release();
    await expect.poll(() => isDriven(sheetOf(page))).toBe(true);
    expect((await sheetOf(page).boundingBox())?.y).toBe(top);
    await pointer.move(x + width / 2, 30);
    await pointer.up();
    await expectTop(page, 0);
  });

  // Where it settles is in tests/islands/held-sheet.test.ts.
  test('settles it without React', async ({ page, activate, hasTouch }) => {
    await openSheet(page, activate);
    const pointer = await pointerOf(page, hasTouch);
    await draw(pointer, handleOf(page), (page.viewportSize()?.height ?? 0) * 0.1);
    await pointer.up();
    await expectTop(page, 0);
    expect(await isDriven(sheetOf(page))).toBe(false);
  });

  test('closes it without React', async ({ page, activate, hasTouch }) => {
    await openSheet(page, activate);
    const pointer = await pointerOf(page, hasTouch);
    await draw(pointer, handleOf(page), (page.viewportSize()?.height ?? 0) - 20);
    await pointer.up();
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(card().list);
  });
});
