import type { Page } from '@playwright/test';
import { type Card, listCards } from './built-shop.ts';
import { pointerOf } from './pointers.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { cardOf, isDriven, sheetOf, stayFast } from './steps.ts';
import { eventsBetween, findMark, trace, type TraceEvent } from './trace.ts';

test.use(SHEET_WINDOW);

const SLOWDOWN = 4;
const LONGEST_TASK_MS = 50;
const MOVES = 40;
/** What else the machine does can only lengthen a task: of these drags, the one with the shortest long task counts. */
const DRAGS = 3;

interface Drag {
  readonly moves: number;
  readonly tasks: number;
  readonly longestMs: number;
  readonly layouts: number;
}

/** What the page's thread did between the two marks. */
function readDrag(events: readonly TraceEvent[]): Drag {
  const during = eventsBetween(events, findMark(events, 'drag begins'), findMark(events, 'drag ends').ts);
  const tasks = during.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  return {
    moves: during.filter(({ name, ph }) => name === 'EventDispatch' && ph === 'X').length,
    tasks: tasks.length,
    longestMs: Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => Math.min(dur, tdur) / 1000)),
    layouts: during.filter(({ name }) => name === 'Layout').length,
  };
}

/** Waits until the page loads nothing more by itself, which would be laid out during the drag, but not because of it. */
async function expectLoaded(page: Page): Promise<void> {
  let count = -1;
  const isComplete = async (): Promise<boolean> => {
    const before = count;
    count = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return count === before;
  };
  await expect.poll(isComplete, { intervals: [1000] }).toBe(true);
}

test('a drag of the sheet on a processor of a quarter of the speed has no long task and no layout', async ({
  page,
  activate,
  hasTouch,
}) => {
  const [{ title, list }] = listCards('/products') as [Card];
  await stayFast(page);
  await page.goto(list);
  await activate(cardOf(page, { title }).getByRole('link', { name: title }));
  const sheet = sheetOf(page);
  await expect.poll(() => isDriven(sheet)).toBe(true);
  await expectLoaded(page);
  const handle = sheet.getByRole('button', { name: 'Make the sheet full screen' });
  const pointer = await pointerOf(page, hasTouch);
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  const [centre, start] = [x + width / 2, y + height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await pointer.down(centre, start);
  await pointer.move(centre, start - 10);
  const drags: Drag[] = [];
  for (let drag = 0; drag < DRAGS; drag++) {
    const finish = await trace(session);
    await page.evaluate(() => performance.mark('drag begins'));
    for (let move = 1; move <= MOVES; move++) await pointer.move(centre, start - 10 - (move % 20) * 8);
    await page.evaluate(() => performance.mark('drag ends'));
    drags.push(readDrag(await finish()));
  }
  await pointer.up();

  for (const { moves, tasks, layouts } of drags) {
    expect(moves, 'moves that reached the page').toBeGreaterThanOrEqual(5);
    expect(tasks).toBeGreaterThan(0);
    expect(layouts, 'layouts').toBe(0);
  }
  expect(Math.min(...drags.map(({ longestMs }) => longestMs)), 'longest task in ms').toBeLessThan(LONGEST_TASK_MS);
});
