import type { CDPSession } from '@playwright/test';
import { type Card, listCards } from './built-shop.ts';
import { pointerOf } from './pointers.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { cardOf, sheetOf } from './steps.ts';

test.use(SHEET_WINDOW);

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time, so that other programs do not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
}

/** Records a trace until the returned function is called. */
async function trace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'toplevel',
        'blink.user_timing',
      ],
    },
  });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

const SLOWDOWN = 4;
const LONGEST_TASK_MS = 50;
const MOVES = 40;

test('a drag of the sheet on a processor of a quarter of the speed has no long task and no layout', async ({
  page,
  activate,
  hasTouch,
}) => {
  const [{ title, list }] = listCards('/products') as [Card];
  await page.goto(list);
  await activate(cardOf(page, { title }).getByRole('link', { name: title }));
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  const handle = sheet.getByRole('button', { name: 'Make the sheet full screen' });
  const pointer = await pointerOf(page, hasTouch);
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  const [centre, start] = [x + width / 2, y + height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await pointer.down(centre, start);
  await pointer.move(centre, start - 10);
  const finish = await trace(session);
  await page.evaluate(() => performance.mark('drag begins'));
  for (let move = 1; move <= MOVES; move++) await pointer.move(centre, start - 10 - (move % 20) * 8);
  await page.evaluate(() => performance.mark('drag ends'));
  const events = await finish();
  await pointer.up();

  const markOf = (name: string): TraceEvent => {
    const mark = events.find((event) => event.name === name);
    if (!mark) throw new Error(`The trace has no "${name}".`);
    return mark;
  };
  const [begin, end] = [markOf('drag begins'), markOf('drag ends')];
  const during = events.filter(
    ({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts,
  );
  const moves = during.filter(({ name, ph }) => name === 'EventDispatch' && ph === 'X');
  expect(moves.length, 'moves that reached the page').toBeGreaterThanOrEqual(5);
  const tasks = during.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  const longest = Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => Math.min(dur, tdur) / 1000));
  expect(tasks.length).toBeGreaterThan(0);
  expect(longest, 'longest task in ms').toBeLessThan(LONGEST_TASK_MS);
  expect(during.filter(({ name }) => name === 'Layout').length, 'layouts').toBe(0);
});
