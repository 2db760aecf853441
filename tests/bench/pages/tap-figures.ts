import { median } from './median.ts';

/** How a control is answered that is the first one touched of a page. Times begin when the finger leaves it. NaN where nothing came. */
export interface FirstTap {
  readonly name: string;
  /** What is useful of it. */
  readonly useful: string;
  /** It leads to a page. That one is on its way is shown by the browser: there is no first feedback. */
  readonly isPage: boolean;
  /** Until anything visible has changed. */
  readonly feedbackMs: number;
  readonly usefulMs: number;
  /** What was asked for until then, and what of it had arrived. */
  readonly requests: number;
  readonly bytes: number;
  /** With all that follows. */
  readonly allRequests: number;
  readonly allBytes: number;
}

/** The middle of what was measured of each control; times that are missing in one run are missing in all. */
export function middleTaps(runs: readonly (readonly FirstTap[])[]): FirstTap[] {
  return (runs[0] ?? []).map(({ name, useful, isPage }) => {
    const taps = runs.flatMap((run) => run.filter((tap) => tap.name === name));
    const middle = (read: (tap: FirstTap) => number) => {
      const values = taps.map(read);
      return values.some(Number.isNaN) ? Number.NaN : median(values);
    };
    return {
      name,
      useful,
      isPage,
      feedbackMs: middle(({ feedbackMs }) => feedbackMs),
      usefulMs: middle(({ usefulMs }) => usefulMs),
      requests: middle(({ requests }) => requests),
      bytes: middle(({ bytes }) => bytes),
      allRequests: middle(({ allRequests }) => allRequests),
      allBytes: middle(({ allBytes }) => allBytes),
    };
  });
}
