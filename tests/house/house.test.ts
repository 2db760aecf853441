import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFolderCircles } from '../support/folder-graph.ts';
import type { SourceFile } from '../support/import-graph.ts';
import { guessFiles } from './guess-files.ts';
import {
  type Bounds,
  BOUNDS_FILE,
  CAPABILITIES,
  FIGURE_NAMES,
  FIGURES,
  judge,
  lowerBounds,
  measureHouse,
} from './measure-house.ts';
import { countKinds } from './measure-kinds.ts';
import { QUESTIONS } from './questions.ts';

const house = measureHouse();
const bounds = JSON.parse(readFileSync(BOUNDS_FILE, 'utf8')) as Bounds;

describe('the house', () => {
  test.each(FIGURE_NAMES)('has %s within its bound, which is lowered when it has got better', (name) => {
    expect(judge(name, FIGURES[name](house), bounds[name]) ?? '').toBe('');
  });

  test.each(house.capabilities)('has its newer capability within its bound: $name', ({ lines, most }) => {
    expect(lines).toBeLessThanOrEqual(most);
    expect(lines, 'a bound that is far off holds nothing').toBeGreaterThan(most * 0.8);
  });

  test('counts a file in one capability at most, and each that is named is there', () => {
    const paths = house.files.map(({ path }) => path);
    const named = CAPABILITIES.flatMap(({ files }) => files);
    const counted = named.flatMap((name) =>
      paths.filter((path) => path === name || (name.endsWith('/') && path.startsWith(name))),
    );
    expect(new Set(counted).size).toBe(counted.length);
    expect(named.filter((name) => !counted.some((path) => path.startsWith(name)))).toEqual([]);
  });

  test('has a bound for each figure and no other', () => {
    expect(Object.keys(bounds).sort()).toEqual([...FIGURE_NAMES].sort());
  });

  test('has the answer of each of twelve questions', () => {
    const paths = house.files.map(({ path }) => path);
    expect(QUESTIONS.length).toBe(12);
    expect(QUESTIONS.map(([, answer]) => answer).filter((answer) => !paths.includes(answer))).toEqual([]);
  });

  test('has its lines counted', () => {
    const { path, lines } = house.files.find(({ path }) => path === 'src/package.ts') ?? { path: '', lines: 0 };
    expect(lines).toBe(readFileSync(path, 'utf8').match(/\n/g)?.length);
  });
});

describe('a line', () => {
  const kindsOf = (path: string, ...lines: string[]) => countKinds(path, `${lines.join('\n')}\n`);

  test('is counted by what it is for', () => {
    expect(
      kindsOf(
        'a.ts',
        'import {',
        '  one,',
        "} from './one.ts';",
        "export { two } from './two.ts';",
        '',
        '/**',
        ' * What it does.',
        '',
        ' */',
        "const three = await import('./three.ts'); // kept",
        '// Only this.',
      ),
    ).toEqual({ code: 1, imports: 4, comments: 5, blank: 1, CSS: 0 });
  });

  test('of a template may be CSS', () => {
    expect(kindsOf('a.astro', '---', '---', '<p></p>', '<style>', '  a {}', '', '</style>')).toEqual({
      ...{ code: 3, imports: 0, comments: 0, blank: 0, CSS: 4 },
    });
    expect(kindsOf('a.css', '/* Of it. */', '', 'a {}').CSS).toBe(3);
  });

  test('is of one kind', () => {
    expect(Object.values(house.kinds).reduce((sum, lines) => sum + lines, 0)).toBe(
      house.files.reduce((sum, { lines }) => sum + lines, 0),
    );
  });
});

describe('a bound', () => {
  test('refuses a worse figure', () => {
    expect(judge('longFiles', 3, 2)).toContain('longFiles is 3, and may be 2 at most');
  });

  test('asks to be lowered when the figure is better', () => {
    expect(judge('longFiles', 1, 2)).toContain('npm run house -- --lower');
  });

  test('leaves lines some room, as every commit changes them', () => {
    expect(judge('lines', 1_000, 1_009)).toBeUndefined();
    expect(judge('lines', 1_000, 1_011)).toContain('npm run house -- --lower');
  });

  test('is never raised', () => {
    const tight = Object.fromEntries(FIGURE_NAMES.map((name) => [name, 0])) as Bounds;
    expect(lowerBounds(tight, house)).toEqual(tight);
    const wide = Object.fromEntries(FIGURE_NAMES.map((name) => [name, 1e9])) as Bounds;
    expect(lowerBounds(wide, house).longFiles).toBe(FIGURES.longFiles(house));
  });

  test('of lines is the next round number', () => {
    const wide = Object.fromEntries(FIGURE_NAMES.map((name) => [name, 1e9])) as Bounds;
    const { lines } = lowerBounds(wide, house);
    expect(lines % 1_000).toBe(0);
    expect(lines - FIGURES.lines(house)).toBeLessThan(1_000);
  });
});

describe('a circle of folders', () => {
  const imports = (...goals: string[]): SourceFile => {
    const found = goals.map((goal) => ({ target: goal, file: goal, isType: true }));
    return { imports: found, scriptImports: found };
  };

  test('is found where no file comes back to itself, in imports of types, too', () => {
    const graph = new Map([
      ['cart/add.ts', imports('money/price.ts')],
      ['money/tax.ts', imports('cart/lines.ts')],
      ['order/place.ts', imports('cart/add.ts')],
    ]);
    expect(findFolderCircles(graph)).toEqual([['cart', 'money']]);
  });
});

describe('a guess', () => {
  const files = ['src/core/cart/lines.ts', 'src/core/money/format-price.ts', 'src/views/price.ts'];

  test('is the file whose name has the words of the question', () => {
    expect(guessFiles('Where is a price formatted?', files)[0]).toBe('src/core/money/format-price.ts');
  });

  test('prefers of equal files the one whose name says nothing else', () => {
    expect(guessFiles('Where is the price?', files)[0]).toBe('src/views/price.ts');
  });

  test('knows other forms of a word', () => {
    expect(guessFiles('Where is consent asked for?', ['src/asking.ts', 'src/client/ask-consent.ts'])[0]).toBe(
      'src/client/ask-consent.ts',
    );
  });

  test('is missing where no name has a word of the question', () => {
    expect(guessFiles('Where are reviews?', files)).toEqual([]);
  });
});
