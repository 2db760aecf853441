import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { replaceMarked } from './pages/table.ts';

export const BENCH_README = 'tests/bench/README.md';

/** Writes what a command has measured between the two comments of its name in the README. */
export async function writeReadme(name: string, content: string): Promise<void> {
  const text = replaceMarked(readFileSync(BENCH_README, 'utf8'), name, content);
  writeFileSync(BENCH_README, await format(text, { ...(await resolveConfig(BENCH_README)), filepath: BENCH_README }));
}
