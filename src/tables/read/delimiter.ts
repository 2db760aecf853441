import { countKnown, HEADING_ROWS } from './headings.ts';

/** Separators of cells, with their names for messages. */
export const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** How many rows of the sample are looked at. */
const ROWS = 100;

/**
 * The most likely separator of cells: the one between known names of columns, as lists within cells have bars; else the one that most rows have equally
 * often, and often. Signs within quotation marks don't count. `sample` is the beginning of a table.
 */
export function findDelimiter(sample: string): string {
  return findBetweenNames(sample) ?? findRegular(sample);
}

/** The longest row of headings, in characters. */
const LONGEST_ROW = 20_000;

function findBetweenNames(sample: string): string | undefined {
  const rows = sample.slice(0, HEADING_ROWS * LONGEST_ROW).split(/\r\n|\n|\r/, HEADING_ROWS);
  const counts = Object.keys(DELIMITERS).map((delimiter) => {
    const known = rows.map((row) =>
      row.length > LONGEST_ROW || !row.includes(delimiter)
        ? 0
        : countKnown(row.split(delimiter).map((cell) => cell.trim().replace(/^\ufeff?"|"$/g, ''))),
    );
    return { delimiter, known: Math.max(0, ...known) };
  });
  const [best, second] = counts.sort((a, b) => b.known - a.known);
  return best && best.known > 1 && best.known > (second?.known ?? 0) ? best.delimiter : undefined;
}

function findRegular(sample: string): string {
  const rows = countSigns(sample);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of Object.keys(DELIMITERS)) {
    const counts = rows.map((row) => row.get(delimiter) ?? 0).filter((count) => count > 0);
    if (counts.length === 0) continue;
    const usual = mostFrequent(counts);
    const share = counts.filter((count) => count === usual).length / rows.length;
    const score = share * Math.log2(usual + 1) + (counts.length / rows.length) * 0.5;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort(([a, first], [b, second]) => second - first || b - a)[0]?.[0] ?? 0;
}

/** How often each row has each separator. */
function countSigns(sample: string): Map<string, number>[] {
  const rows: Map<string, number>[] = [];
  let row = new Map<string, number>();
  let [isQuoted, isStart] = [false, true];
  for (const sign of sample) {
    if (isQuoted) {
      isQuoted = sign !== '"';
      continue;
    }
    if (sign === '"' && isStart) isQuoted = true;
    else if (sign === '\n' || sign === '\r') {
      if (row.size > 0) rows.push(row);
      if (rows.length === ROWS) return rows;
      row = new Map();
    } else if (sign in DELIMITERS) row.set(sign, (row.get(sign) ?? 0) + 1);
    // A doubled quotation mark is part of the cell.
    isStart = sign in DELIMITERS || sign === '\n' || sign === '\r' || sign === '"' || (isStart && sign === ' ');
  }
  // The last row may be cut off.
  if (row.size > 0 && rows.length < 2) rows.push(row);
  return rows;
}
