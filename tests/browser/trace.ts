import type { CDPSession } from '@playwright/test';

/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time, so that other programs do not count. */
  readonly tdur?: number;
  readonly args?: {
    readonly data?: { readonly type?: string; readonly functionName?: string; readonly url?: string };
    /** Of styles: how many elements got new ones. */
    readonly elementCount?: number;
    /** Of a layout: how many objects have to be laid out. */
    readonly beginData?: { readonly dirtyObjects: number };
  };
}

/** Records a trace until the returned function is called. */
export async function trace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
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
        'v8',
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

/** A mark that the page has set by `performance.mark`. */
export function findMark(events: readonly TraceEvent[], name: string): TraceEvent {
  const mark = events.find((event) => event.name === name);
  if (!mark) throw new Error(`The trace has no "${name}".`);
  return mark;
}

/** What the thread of a mark did from then on until another moment. */
export const eventsBetween = (
  events: readonly TraceEvent[],
  { pid, tid, ts }: TraceEvent,
  until: number,
): TraceEvent[] =>
  events.filter((event) => event.pid === pid && event.tid === tid && event.ts > ts && event.ts < until);
