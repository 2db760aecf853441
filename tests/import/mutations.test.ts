import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SourceError } from '../../src/tables/read/source-error.ts';
import { makeZip } from './make-zip.ts';
import { FIXTURES, importFiles, writeFile } from './support.ts';

/** Numbers from 0 to 1 that are the same in each run (Mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const below = (random: Random, end: number): number => Math.floor(random() * end);
const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;

const rowsOf = (bytes: Buffer): string[] => bytes.toString('latin1').split(/(?<=\n)/);
const joined = (rows: readonly string[]): Buffer => Buffer.from(rows.join(''), 'latin1');

const SIGNS = [
  '"',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '\r\n',
  "'",
  '=',
  '\0',
  '<',
  '>',
  '&',
  '{',
  ']',
  '\u00ff',
  '\u0080',
  '0',
  '-',
  '.',
  '₹',
];

/** What happens to files on their way. */
const MUTATIONS: Readonly<Record<string, (bytes: Buffer, random: Random) => Buffer>> = {
  'a byte is another one': (bytes, random) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 0) copy[below(random, copy.length)] = below(random, 256);
    return copy;
  },
  'bytes are missing': (bytes, random) => {
    const from = below(random, bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + below(random, 40))]);
  },
  'the end is missing': (bytes, random) => bytes.subarray(0, below(random, bytes.length + 1)),
  'a sign is inserted': (bytes, random) => {
    const at = below(random, bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(pick(random, SIGNS)), bytes.subarray(at)]);
  },
  'rows are shuffled': (bytes, random) => {
    const [head = '', ...rows] = rowsOf(bytes);
    return joined([
      head,
      ...rows
        .map((row) => [random(), row] as const)
        .sort(([a], [b]) => a - b)
        .map(([, row]) => row),
    ]);
  },
  'a row stands twice': (bytes, random) => {
    const rows = rowsOf(bytes);
    const row = pick(random, rows);
    rows.splice(below(random, rows.length), 0, row);
    return joined(rows);
  },
  'a row is missing': (bytes, random) => {
    const rows = rowsOf(bytes);
    rows.splice(below(random, rows.length), 1);
    return joined(rows);
  },
  'the delimiter is another one': (bytes, random) =>
    Buffer.from(
      bytes.toString('latin1').replaceAll(pick(random, [',', ';', '\t']), pick(random, [',', ';', '\t', '|'])),
      'latin1',
    ),
  'quotation marks are gone': (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('"', ''), 'latin1'),
  'cells are swapped': (bytes, random) => {
    const rows = rowsOf(bytes);
    const index = below(random, rows.length);
    const cells = (rows[index] ?? '').split(/([,;\t|])/);
    const [a, b] = [below(random, cells.length), below(random, cells.length)];
    [cells[a], cells[b]] = [cells[b] ?? '', cells[a] ?? ''];
    rows[index] = cells.join('');
    return joined(rows);
  },
  'it is in UTF-16': (bytes) => Buffer.from(`\ufeff${bytes.toString('utf8')}`, 'utf16le'),
  'a number is another one': (bytes, random) =>
    Buffer.from(
      bytes
        .toString('latin1')
        .replace(/\d+/g, (digits) =>
          random() < 0.1 ? pick(random, ['0', '-1', '1e9', '99999999999999999999', 'NaN', '']) : digits,
        ),
      'latin1',
    ),
};

const NAMES = Object.keys(MUTATIONS);
const SEEDS = readdirSync(FIXTURES).map((name) => [name, readFileSync(join(FIXTURES, name))] as const);
const archive = ['seeds.zip', makeZip(Object.fromEntries(SEEDS.slice(0, 3)))] as const;

describe('of a file that is mutated', () => {
  test.each(Array.from({ length: 10 }, (_, index) => index))(
    'no row is lost, or it is refused as a whole with a message: hundred %i of 1,000',
    async (hundred) => {
      const random = makeRandom(hundred + 1);
      const file = writeFile('mutant.csv', '');
      let read = 0;
      for (let round = 0; round < 100; round++) {
        const [seed, contents] = pick(random, [...SEEDS, archive]);
        const steps = Array.from({ length: 1 + below(random, 4) }, () => pick(random, NAMES));
        let bytes: Buffer = contents;
        for (const step of steps) bytes = MUTATIONS[step]?.(bytes, random) ?? bytes;
        writeFileSync(file, bytes);
        const story = `${seed}: ${steps.join(', ')} (hundred ${hundred}, round ${round})`;
        try {
          const { results, linesIn } = await importFiles([file]);
          const outRows = results.flatMap(({ converted, refused }) => [
            ...(converted?.rows ?? []),
            ...refused.map(({ row }) => row),
          ]);
          expect(outRows.map((row) => `${row.file} ${row.line}`).sort(), story).toEqual(linesIn.toSorted());
          expect(
            results
              .flatMap(({ refused }) => refused)
              .every(({ reasons }) => reasons.length > 0 && reasons.every((reason) => reason !== '')),
            story,
          ).toBe(true);
          expect(new Set(linesIn).size, `${story}: rows are told by their lines`).toBe(linesIn.length);
          read++;
        } catch (error) {
          if (!(error instanceof SourceError)) throw new Error(story, { cause: error });
          expect(error.message, story).toMatch(/^.{3,200}: .{10,}\.$/s);
        }
      }
      // Most of them are still files of products.
      expect(read).toBeGreaterThan(50);
    },
  );
});
