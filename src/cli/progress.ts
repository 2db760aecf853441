/** When a step of this label began, in milliseconds, and when it was last printed to a file. */
const steps = new Map<string, { readonly began: number; printed: number }>();
/** Where output goes to a file, a long step is printed as often as this. */
const PRINT_MS = 30_000;
/** How long a step has to take before the time that it still needs is estimated. */
const ESTIMATE_MS = 3_000;

/** Where progress is shown: standard output, or standard error where that is for what a command makes. */
export type Screen = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean };

/** Shows the progress of a step: on one line of a terminal, or as a few lines where output goes to a file. */
export function showProgress(
  label: string,
  done: number,
  total: number,
  screen: Screen = process.stdout,
  now = performance.now(),
): void {
  const step = (done > 0 && steps.get(label)) || { began: now, printed: now };
  steps.set(label, step);
  const text = formatProgress(label, done, total, now - step.began);
  if (screen.isTTY) {
    screen.write(`\r${text}\x1b[K${done >= total ? '\n' : ''}`);
  } else if (
    done >= total ||
    (total >= 200 && done % Math.ceil(total / 4) === 0) ||
    (done > 0 && now - step.printed >= PRINT_MS)
  ) {
    step.printed = now;
    screen.write(`${text}\n`);
  }
}

/** `Pictures 120/8000 (1 %), about 12 min left`. `elapsed` is in milliseconds. */
export function formatProgress(label: string, done: number, total: number, elapsed: number): string {
  const percent = total === 0 ? 100 : Math.floor((done * 100) / total);
  const left = done > 0 && done < total && elapsed >= ESTIMATE_MS ? (elapsed / done) * (total - done) : 0;
  const words = left >= 90_000 ? `${Math.round(left / 60_000)} min` : `${Math.ceil(left / 1000)} s`;
  return `${label} ${done}/${total} (${percent} %)${left > 0 ? `, about ${words} left` : ''}`;
}

/** Seconds since `start` (`performance.now()`) as text. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
