import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const FREE = ['paths.ts', 'styles'];
/** What each room may import besides itself, `src/paths.ts` and `src/styles`: imports point down only. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  pages: ['layouts', 'components', 'islands', 'stores', 'catalog', 'core'],
  layouts: ['components', 'islands', 'stores', 'catalog', 'core'],
  components: ['islands', 'stores', 'catalog', 'core'],
  islands: ['stores', 'core'],
  stores: ['core'],
  api: ['catalog', 'core'],
  cli: ['server', 'api', 'integration', 'catalog', 'core'],
  server: ['api', 'integration', 'catalog', 'core'],
  integration: ['catalog', 'core'],
  catalog: ['core'],
  core: [],
  'paths.ts': [],
  styles: [],
};
/** Rooms whose scripts run in browsers. */
const BROWSER_ROOMS = ['pages', 'layouts', 'components', 'islands', 'stores', 'core'];
/** What makes markup or script of text: the pages' policy (`require-trusted-types-for`) refuses it. */
const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|DOMParser|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|dangerouslySetInnerHTML|srcdoc)\b|\bdocument\.write|\beval\(|\bnew Function\b|\bset(?:Timeout|Interval)\(['"`]/;
/** Heavy packages for the build, which never reach the browser, and the rooms that may use them. */
const BUILD_PACKAGES = /^(?:zod|sharp|sanitize-html|htmlparser2|jsonc-parser)(?:\/|$)/;
const BUILD_ROOMS = ['catalog', 'integration', 'server', 'cli', 'api'];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:ts|tsx|astro|mjs)$/.test(file),
);
const imports = files.flatMap((file) => {
  const found = readFileSync(join(SRC, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g);
  return [...found].map(([, target = '']) => ({ file, room: file.split(sep)[0] ?? '', target }));
});
/** The room of a relative import; `..` for what lies outside src. */
const roomOf = (file: string, target: string): string =>
  relative(SRC, join(SRC, dirname(file), target)).split(sep)[0] ?? '';
const show = (found: typeof imports) => found.map(({ file, target }) => `${file} imports ${target}`);

describe('imports', () => {
  test('are found in every room that exists', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(files.map((file) => file.split(sep)[0]).filter((room) => !(room && room in ARROWS))).toEqual([]);
  });

  test('point down only', () => {
    const upward = imports.filter(({ file, room, target }) => {
      const goal = roomOf(file, target);
      return target.startsWith('.') && ![room, ...FREE, ...(ARROWS[room] ?? [])].includes(goal);
    });
    expect(show(upward)).toEqual([]);
  });

  test('leave core and the paths without any package', () => {
    const bare = imports.filter(({ room, target }) => ['core', 'paths.ts'].includes(room) && !target.startsWith('.'));
    expect(show(bare)).toEqual([]);
  });

  test('bring no package of the build into the browser', () => {
    const strays = imports.filter(({ room, target }) => BUILD_PACKAGES.test(target) && !BUILD_ROOMS.includes(room));
    expect(show(strays)).toEqual([]);
  });
});

describe('scripts of pages', () => {
  const scripts = files
    .filter((file) => BROWSER_ROOMS.includes(file.split(sep)[0] ?? ''))
    .map((file) => ({
      file,
      code: readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }));

  test('make no markup or script of text: templates, DOM calls and components/behaviours/make.ts do', () => {
    const found = scripts.flatMap(({ file, code }) => {
      const [sink] = SINKS.exec(code) ?? [];
      return sink ? [`${file} has ${sink}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('have one policy for what libraries need', () => {
    const makers = scripts.filter(({ code }) => code.includes('createPolicy')).map(({ file }) => file);
    expect(makers).toEqual([join('islands', 'trusted-types.ts')]);
  });
});
