/**
 * Measures what a tap on a value costs in a list of 5,000 products: `npm run bench:facets`, or with another number. Prints the bytes of the
 * list's data, and medians of milliseconds on this machine and as four times as much, which stands for a cheap phone.
 */
import { brotliCompressSync } from 'node:zlib';
import { parseChoice } from '../../src/core/facets/choice.ts';
import { chooseFrom } from '../../src/core/facets/choose.ts';
import { encodeTable } from '../../src/core/facets/encode-table.ts';
import { decodeTable } from '../../src/core/facets/table.ts';
import { makeManyRows, NAMES, STEPS } from '../core/facets/made-rows.ts';

const ROUNDS = 101;
const SLOWER = 4;
const count = Number(process.argv[2] ?? 5000);
const TAPS = ['colour=colour-1', 'colour=colour-1,colour-2&size=size-3&price=-500', 'origin=india&sort=price-up'];

const median = (run: () => unknown): number => {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(ROUNDS / 2)] ?? 0;
};
const print = (what: string, ms: number) =>
  console.log(`${what.padEnd(52)} ${ms.toFixed(2).padStart(8)} ms ${(ms * SLOWER).toFixed(2).padStart(8)} ms slowed`);

const text = JSON.stringify(encodeTable(makeManyRows(count), NAMES, STEPS));
console.log(`${count} products: ${brotliCompressSync(text).length} B of data, ${text.length} B before compression`);
const table = decodeTable(JSON.parse(text));
print(
  'reading the data, once',
  median(() => decodeTable(JSON.parse(text))),
);
for (const tap of TAPS)
  print(
    `?${tap}`,
    median(() => chooseFrom(table, parseChoice(tap), 20)),
  );
