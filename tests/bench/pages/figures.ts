import type { CDPSession, Page } from '@playwright/test';
import { type Answer, type AnswerKind, sumByKind } from './answers.ts';

/** Counters of the main thread. */
interface Work {
  readonly layouts: number;
  readonly styles: number;
  readonly scriptMs: number;
}

/** What the browser says of the page that is open. */
interface Paints {
  readonly title: string;
  /** First contentful paint, since the navigation began. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Whether that was the fallback of an application page (components/app/Instead.astro), or a fallback is shown in the end. */
  readonly isFallback: boolean;
  /** The sum of all layout shifts. */
  readonly layoutShift: number;
  /** When a checkout first asked for a quote: all that sends the order is there by then. */
  readonly quoteMs?: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: number;
}

/** What it took to open a page, and what it loaded until nothing moved on the link any more. */
export interface PageFigures extends Work, Paints {
  readonly bytes: Readonly<Record<AnswerKind, number>>;
  readonly requests: number;
  /** How the page itself was compressed: "br", "dcz"; empty when it did not come over the link. */
  readonly encoding: string;
}

/** Since the navigation began: each document of a tab has its own counters. */
export async function readWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    layouts: read('LayoutCount'),
    styles: read('RecalcStyleCount'),
    scriptMs: read('ScriptDuration') * 1000,
  };
}

const FALLBACK = '.instead';

export const readPaints = (page: Page): Promise<Paints> =>
  page.evaluate(async (fallback) => {
    const entriesOf = async (type: string): Promise<PerformanceEntry[]> => {
      const found: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      // Entries of the past come as a task.
      await new Promise((done) => setTimeout(done, 100));
      observer.disconnect();
      return found;
    };
    const [paints, largest, shifts, tasks] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
    );
    const last = largest?.at(-1) as (PerformanceEntry & { readonly element?: Element | null }) | undefined;
    const quote = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/quote'));
    return {
      title: document.title,
      firstPaintMs: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestPaintMs: last?.startTime ?? Number.NaN,
      isFallback:
        Boolean(last?.element?.closest(fallback)) ||
        Array.from(document.querySelectorAll(fallback)).some((element) => element.checkVisibility()),
      ...(quote && { quoteMs: quote.startTime }),
      layoutShift: (shifts as { value: number }[] | undefined)?.reduce((sum, { value }) => sum + value, 0) ?? 0,
      longTasks: tasks?.length ?? 0,
    };
  }, FALLBACK);

/** What came over the link for the page at a path. */
export function readAnswers(
  answers: readonly Answer[],
  path: string,
): Pick<PageFigures, 'bytes' | 'requests' | 'encoding'> {
  const [pathname] = path.split('?');
  return {
    bytes: sumByKind(answers),
    requests: answers.length,
    encoding: answers.find((answer) => answer.kind === 'html' && answer.path === pathname)?.encoding ?? '',
  };
}
