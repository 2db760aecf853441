/** Steps by label: when each began and was last printed to a file, in ms, and how far its progress was shown. */
const steps = new Map<string, { readonly began: number; printed: number; done: number; quarter: number }>();
/** How often a long step is printed when output goes to a file. */
const PRINT_MS = 30_000;
/** From this many on, each quarter is printed too. */
const MANY = 200;
/** How long a step has to run before the remaining time is estimated. */
const ESTIMATE_MS = 3_000;

/** Where progress is shown: standard output, or standard error where standard output is for the command's result. */
export type Screen = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean };

/**
 * Shows the progress of a step: on one line of a terminal, or as a few lines where output goes to a file. The same progress is not shown twice; a step
 * whose count goes back starts again.
 */
export function showProgress(
  label: string,
  done: number,
  total: number,
  screen: Screen = process.stdout,
  now = performance.now(),
): void {
  const earlier = steps.get(label);
  const step =
    earlier && done > 0 && done >= earlier.done ? earlier : { began: now, printed: now, done: -1, quarter: -1 };
  if (done === step.done) return;
  step.done = done;
  steps.set(label, step);
  const text = formatProgress(label, done, total, now - step.began);
  if (screen.isTTY) {
    screen.write(`\r${text}\x1b[K${done >= total ? '\n' : ''}`);
    return;
  }
  const quarter = total >= MANY ? Math.floor((done * 4) / total) : -1;
  if (done >= total || quarter > step.quarter || (done > 0 && now - step.printed >= PRINT_MS)) {
    step.printed = now;
    step.quarter = quarter;
    screen.write(`${text}\n`);
  }
}

/** `Pictures 120/8000 (1 %), about 12 min left`. `elapsed` is in milliseconds. */
function formatProgress(label: string, done: number, total: number, elapsed: number): string {
  const percent = total === 0 ? 100 : Math.floor((done * 100) / total);
  const left = done > 0 && done < total && elapsed >= ESTIMATE_MS ? (elapsed / done) * (total - done) : 0;
  const words = left >= 90_000 ? `${Math.round(left / 60_000)} min` : `${Math.ceil(left / 1000)} s`;
  return `${label} ${done}/${total} (${percent} %)${left > 0 ? `, about ${words} left` : ''}`;
}

/** Seconds since `start` (`performance.now()`) as text. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
