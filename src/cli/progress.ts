/** Shows the progress of a step: on one line of a terminal, or as a few lines where output goes to a file. */
export function showProgress(label: string, done: number, total: number): void {
  const percent = total === 0 ? 100 : Math.floor((done * 100) / total);
  if (process.stdout.isTTY) {
    process.stdout.write(`\r${label} ${done}/${total} (${percent} %)${done >= total ? '\n' : ''}`);
  } else if (done >= total || (total >= 200 && done % Math.ceil(total / 4) === 0)) {
    console.log(`${label} ${done}/${total} (${percent} %)`);
  }
}

/** Seconds since `start` (`performance.now()`) as text. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
