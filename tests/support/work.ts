import fc from 'fast-check';

/** Measures whether what is done with a text takes work in proportion to its length, whatever the text is. */

/** What texts are repeated of: signs that separate, open, escape or combine, and letters. */
const PIECES = [
  ...[
    ' ',
    '\n',
    ' \n',
    '\t',
    '\r',
    '\u00a0',
    '\u200d',
    '"',
    "'",
    '""',
    ',',
    ';',
    ':',
    '|',
    '/',
    '//',
    '\\',
    '.',
    '-',
    '_',
  ],
  ...[
    '@',
    '+',
    '=',
    '%',
    '%25',
    '%e0',
    '&',
    '&amp;',
    '&lt;',
    '#',
    '*',
    '!',
    '?',
    '(',
    ')',
    '()',
    '[',
    '{',
    '<',
    '>',
    '<p>',
    '</p>',
  ],
  ...[
    '<div>',
    '<a href="',
    '<!--',
    '<br',
    'a',
    'A',
    '0',
    '1',
    '9',
    ' 1',
    '1.',
    '1,',
    '1-',
    'S,',
    'S:4,',
    'a:',
    'a: b|',
    'a ',
    'a-',
  ],
  ...[
    'k',
    'x',
    'rs',
    '₹',
    'क',
    'क\u094d',
    '\u0301',
    '\u0315\u0300',
    'é',
    'É',
    'Ã',
    'Ã¤',
    'ﬁ',
    '😀',
    '\ud800',
    '\0',
    '91',
    '1 year',
  ],
] as const;

/** A text that is made of a piece again and again, between a beginning and an end. */
interface Shape {
  readonly start: string;
  readonly unit: string;
  readonly end: string;
}

const SHAPES: readonly Shape[] = PIECES.flatMap((unit) =>
  [
    ['', ''],
    ['x', '\0x'],
  ].map(([start = '', end = '']) => ({ start, unit, end })),
);

const shapes: fc.Arbitrary<Shape> = fc.record({
  start: fc.constantFrom('', 'x', '"', '<', '(', '{"sku":"'),
  unit: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
  end: fc.constantFrom('', 'x', '\0', ')', '>'),
});

const textOf = ({ start, unit, end }: Shape, length: number): string =>
  start + unit.repeat(Math.max(0, Math.floor((length - start.length - end.length) / unit.length))) + end;

/** Doubling a text takes at most so many times the work. */
const MOST_TIMES = 2.5;
/** Less can't be measured: the clock, the collection of garbage and compiling take as long. */
const LEAST_MS = 20;
const ATTEMPTS = 6;

/** Milliseconds of this thread's processor, which others on the machine don't change much: the least of several runs. */
function workOf(run: (text: string) => unknown, text: string, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let done = 0; done < runs; done++) {
    const before = process.threadCpuUsage();
    try {
      run(text);
    } catch {
      // What it refuses, it has looked at.
    }
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least < LEAST_MS) return least;
  }
  return least;
}

/** What is wrong with the work for texts of a shape up to the largest; undefined if nothing is. */
function judge(run: (text: string) => unknown, shape: Shape, largest: number): string | undefined {
  // From below, as work that is not in proportion takes minutes for the largest.
  for (const size of [1_024, 8_192, 65_536, largest].filter((one, index) => index === 3 || one < largest)) {
    let times = 0;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const whole = workOf(run, textOf(shape, size), attempt);
      if (whole < LEAST_MS) break;
      times = whole / workOf(run, textOf(shape, size / 2), 2 * attempt);
      // Over two doublings, too, as one step of memory or of the compiler looks like more than twice the work.
      if (times <= MOST_TIMES || whole / workOf(run, textOf(shape, size / 4), 2 * attempt) <= MOST_TIMES ** 2) break;
      if (attempt === ATTEMPTS)
        return `${times.toFixed(1)} times the work (${whole.toFixed(0)} ms) for ${size} characters of ${JSON.stringify(shape)}`;
    }
  }
  return undefined;
}

/** Texts of any shape, the known ones first. Returns what was found first. */
export function findExcess(run: (text: string) => unknown, largest: number, further = 12): string | undefined {
  const tried = [...SHAPES, ...fc.sample(shapes, { numRuns: further, seed: 29 })];
  for (const shape of tried) {
    const found = judge(run, shape, largest);
    if (found) return found;
  }
  return undefined;
}
