import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES, findColours } from './find-colours.ts';

/** Where colours stand that are no look of the shop. */
const OTHER_COLOURS: Readonly<Record<string, string>> = {
  'src/styles/tokens.css': 'the palette',
  'src/integration/pictures/encode.ts': 'the pixels behind transparent pictures',
  'src/browser/pictures/shrink-picture.ts': 'the pixels behind transparent pictures',
  'src/api/office/kit/page/page-scripts.ts': 'the pixels behind transparent pictures',
  'src/theme/token-kinds.ts': 'an example of what may be written',
  'src/catalog/schema/store.ts': 'an example of what may be written',
  'src/catalog/schema/facets.ts': 'an example of what may be written',
  'src/cli/new-shop/questions.ts': 'an example of what may be written',
  'src/theme/make-theme.ts': 'an example of what may be written',
  'src/cli/new.ts': 'an example of what may be written',
};

const FILES = globSync('src/**/*.{css,ts,tsx,astro,mjs,svg}', {
  exclude: [
    'src/messages/**',
    'src/public/**',
    'src/themes/**',
    'src/cli/new-shop/template/**',
    'src/{client,components}/seller/*.css',
  ],
}).sort();

describe('a colour', () => {
  test('is a token everywhere but in the palette', () => {
    const found = FILES.filter((file) => !(file in OTHER_COLOURS)).flatMap((file) =>
      findColours(readFileSync(file, 'utf8'), file).map((colour) => `${file}: ${colour}`),
    );
    expect(found, 'Use a token of src/styles/tokens.css, or add one: src/styles/README.md says how.').toEqual([]);
  });

  test('stands in each file that may have one', () => {
    const empty = Object.keys(OTHER_COLOURS).filter(
      (file) => findColours(readFileSync(file, 'utf8'), file).length === 0,
    );
    expect(empty).toEqual([]);
  });
});

describe('the search for colours', () => {
  test.each([
    ['a.css', 'a{color:#fff}', ['#fff']],
    ['a.css', 'a{background:rgb(0 0 0 / 50%)}', ['rgb(0']],
    ['a.css', 'a{border:1px solid red}', ['red']],
    ['a.css', 'a{background:url("data:image/svg+xml,%3Cpath stroke=\'%238d7683\'/%3E")}', ['%238d7683']],
    ['a.css', 'a{color:#0000;mask:linear-gradient(#000,#0000)}', []],
    ['a.css', 'a{color:var(--color-red)} /* #fff */ .red{grid-area:red}', []],
    ['a.astro', '<b style="color:#FFF">', ['#FFF']],
    ['a.astro', '<style>\na{color:white}</style>', ['white']],
    ['a.ts', 'const a = "fill=\'#17633f\'"; // #fff', ['#17633f']],
    ['a.ts', 'class A { #add() { this.#add(); } }', []],
    ['a.ts', "const a = `color:hsl(0 0% 0%)`; const b = 'Mark';", ['hsl(0']],
  ])('reads %s: %s', (file, text, colours) => {
    expect(findColours(text, file)).toEqual(colours);
  });

  test('knows the names of CSS', () => {
    expect(COLOUR_NAMES.length).toBe(148);
  });
});
