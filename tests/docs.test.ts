import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseCommands } from '../src/api/entry/operator/backup.ts';
import { COMMANDS } from '../src/api/entry/operator/commands.ts';
import { readChangelog } from '../src/cli/upgrade/changelog.ts';
import { productInput } from '../src/catalog/schema/product.ts';
import { PRODUCT_COLUMNS, productHeadings } from '../src/core/product/product-columns.ts';
import { replaceMarked } from './bench/pages/table.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const findAll = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const foldersIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
/** Every page of Markdown in a folder of the project, and in those below it. */
const pagesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name.split(sep).join('/')));

/** Every file of code. */
const CODE = ['src', 'tests'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|astro|css|mjs)$/.test(name))
    .map((name) => posix.join(room, name.split(sep).join('/'))),
);
const PAGES = [
  'AGENTS.md',
  'README.md',
  'CHANGELOG.md',
  ...['.github', 'catalog', 'src', 'tests'].flatMap(pagesBelow),
].sort();
/** Files that a shop has, and this project has not. */
const OF_SHOPS = ['theme.css'];
/** What tells of the past may name what is gone. */
const MANUALS = PAGES.filter((page) => page !== 'CHANGELOG.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string | undefined> };
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );

/** A text without blocks of code, in which brackets are no links and `#` begins no heading. */
const withoutBlocks = (text: string): string => text.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '');
/** The part of an address after `#` that leads to each heading, as GitHub makes it. */
const anchorsOf = (page: string): string[] =>
  findAll(withoutBlocks(read(page)), /^#{1,6} (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
/** Relative links, as paths in the project; without what stands after `#` unless it is kept. */
const linksIn = (page: string): { readonly path: string; readonly anchor: string }[] =>
  [...withoutBlocks(read(page)).matchAll(/(?:\]\(|src=")((?!https?:)[^)"#\s]*)(?:#([^)"\s]+))?[)"]/g)].map(
    ([, path = '', anchor = '']) => ({ path: path === '' ? page : posix.join(dirname(page), path), anchor }),
  );

describe.each(PAGES)('%s', (page) => {
  test('links to files and headings that exist', () => {
    const broken = linksIn(page).filter(
      ({ path, anchor }) => !existsSync(join(ROOT, path)) || (anchor !== '' && !anchorsOf(path).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });
});

describe.each(MANUALS)('%s', (page) => {
  const text = read(page);

  test('names files that exist', () => {
    const paths = findAll(text, /`((?:catalog|src|tests|\.github|\.ci)\/[^`<*\s]*)`/g);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('names files by the end of their path, short or in full', () => {
    const names = findAll(text, /`([\w./-]+\.(?:ts|tsx|astro|css|mjs))`/g);
    const others = names.filter((name) => !OF_SHOPS.includes(name));
    expect(others.filter((name) => !CODE.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  });

  test('names commands that package.json has', () => {
    expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the manuals', () => {
  test('are found from the README', () => {
    const found = new Set(['README.md']);
    for (const page of found) for (const { path } of linksIn(page)) if (MANUALS.includes(path)) found.add(path);
    expect(MANUALS.filter((page) => !found.has(page))).toEqual([]);
  });

  test('name every command', () => {
    const named = new Set(MANUALS.flatMap((page) => commandsIn(read(page))));
    // Former names only say the present one.
    const names = Object.keys(scripts).filter((name) => !scripts[name]?.includes('renamed.mjs'));
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });

  test('name every command of the operator, and no others', () => {
    const names = [...COMMANDS, ...databaseCommands].map(({ name }) => name);
    const rows = findAll(read('src/api/docs/operator.md'), /^\| [\w ]+? +\| (`.+`.*?) +\|$/gm);
    const named = rows.flatMap((row) => findAll(row, /`([a-z -]+)`/g));
    expect([...new Set(named)].sort()).toEqual(names.sort());
  });

  test.each(['src', 'tests', 'catalog'])('name every folder of %s', (room) => {
    const manual = read(`${room}/README.md`);
    expect(foldersIn(room).filter((name) => !manual.includes(`\`${room}/${name}/\``))).toEqual([]);
  });

  test('name every layer and room of src/api', () => {
    const manual = read('src/api/README.md');
    const layers = foldersIn('src/api');
    const rooms = layers.flatMap((layer) => foldersIn(`src/api/${layer}`).map((name) => `${layer}/${name}`));
    expect([...layers, ...rooms].filter((name) => !manual.includes(`\`${name}/\``))).toEqual([]);
  });

  test('find functions and stores in the files that they name for them', () => {
    const found = [...read('src/README.md').matchAll(/`(\$?\w+)` in `(src\/[^`]+)`/g)];
    expect(found.length).toBeGreaterThan(5);
    const wrong = found.filter(([, name = '', path = '']) => !read(path).includes(` ${name}`));
    expect(wrong.map(([words]) => words)).toEqual([]);
  });

  test.each(['catalog/README.md', 'catalog/README-spreadsheet.md'])('have an example of a product in %s', (page) => {
    const [example = ''] = findAll(read(page), /```json\n([\s\S]*?)```/g);
    const product = productInput.parse(JSON.parse(example));
    expect(existsSync(join(ROOT, 'catalog/sellers', `${product.seller}.json`))).toBe(true);
  });

  test('explain the columns that a table of products has to have, and no others', () => {
    const page = read('catalog/README-spreadsheet.md');
    const [, required = ''] = /These columns have to be there: (.+)\./.exec(page) ?? [];
    const names = PRODUCT_COLUMNS.flatMap((column) => ('isRequired' in column ? column.name : []));
    expect(findAll(required, /`(\w+)`/g)).toEqual(names);
    const explained = findAll(page, /^\| (`\w+`[^|]*)\|/gm).flatMap((cell) => findAll(cell, /`(\w+)`/g));
    expect(explained.length).toBeGreaterThan(names.length);
    const headings: readonly string[] = productHeadings(['hi']);
    expect(explained.filter((name) => !headings.includes(name))).toEqual([]);
  });

  test.each(['bench:pages', 'bench:build'])('have a place for the tables of npm run %s', (name) => {
    expect(() => replaceMarked(read('tests/bench/README.md'), name, '')).not.toThrow();
  });
});

test('the changelog is a page that a merchant reads: 8 KB at most for a version, in entries of a few words', () => {
  const help =
    'Write one line about what people notice, below whom it concerns. All else is in the commits: git has the history.';
  for (const { version, text, sections } of readChangelog(read('CHANGELOG.md'))) {
    expect(text.length, `CHANGELOG.md, ${version}. ${help}`).toBeLessThan(8192);
    for (const entry of [...sections.values()].flat()) expect(entry.length, `${entry} ${help}`).toBeLessThan(330);
  }
});

describe('the README', () => {
  const readme = read('README.md');

  test('has at most 8 KB, and no table that a command writes', () => {
    expect(statSync(join(ROOT, 'README.md')).size).toBeLessThanOrEqual(8192);
    expect(readme).not.toContain('written by the command');
  });

  test('shows pictures of at most 60 KB', () => {
    const pictures = findAll(readme, /src="(catalog\/images\/shop\/[^"]+)"/g);
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(statSync(join(ROOT, picture)).size).toBeLessThanOrEqual(60_000);
  });
});

describe('what npm test leaves out', () => {
  const [, section = ''] = read('tests/README.md').split('## What npm test leaves out\n');
  const soaks = readdirSync(join(ROOT, 'tests/soak')).flatMap((name) => /^(.+)\.soak\.ts$/.exec(name)?.[1] ?? []);
  /** The words after `--` that run one long test alone: they are looked for in the names of files. */
  const wordOf = (soak: string): string =>
    soaks.filter((name) => name.startsWith(soak)).length > 1 ? `${soak}.soak` : soak;

  test('is listed: each long test with its time, memory, disk and PostgreSQL', () => {
    expect(soaks.length).toBeGreaterThan(10);
    const rows = [...section.matchAll(/^\| `-- ([\w.-]+)` +((?:\|[^|\n]+){5})\|$/gm)];
    expect(rows.map(([, word]) => word).sort()).toEqual(soaks.map(wordOf).sort());
    for (const [row, , cells = ''] of rows) {
      const [, , time = '', memory = '', disk = '', postgres = ''] = cells.split('|');
      expect(time, row).toMatch(/\d (?:s|min|h)\b/);
      expect([memory, disk].join(' '), row).toMatch(/\d [GM]B.*\d [GM]B/);
      expect(postgres.trim(), row).toMatch(/^(?:no|yes|half)$/);
    }
  });

  test('says of each long test whether it starts a PostgreSQL server', () => {
    for (const soak of soaks) {
      const starts = read(`tests/soak/${soak}.soak.ts`).includes('startPostgres');
      const [, answer] = new RegExp(`^\\| \`-- ${wordOf(soak)}\` .*\\| (\\w+) +\\|$`, 'm').exec(section) ?? [];
      expect([soak, answer === 'no']).toEqual([soak, !starts]);
    }
  });

  test('runs at night, each long test in a job', () => {
    const nightly = read('.github/workflows/nightly.yml');
    const jobs = findAll(nightly, /^ +- (every|soak -- \S+)$/gm);
    expect(jobs.sort()).toEqual(['every', ...soaks.map((soak) => `soak -- ${wordOf(soak)}`)].sort());
  });

  test('names the tests and journeys that test:every runs', () => {
    for (const word of ['`@rare`', '`RARE_TESTS`', '`LONGER_TESTS`', '`RARE_FILES`', '`ON_DESKTOP`', '`testDatabase`'])
      expect(section).toContain(word);
  });

  test.each([...PAGES, 'tests/run.ts'])('is denied nowhere: %s', (file) => {
    expect(read(file)).not.toMatch(/npm test`?[^.\n]{0,40}\b(?:every|all|any) (?:kind of )?(?:checks?|tests?)\b/i);
  });
});

test('the specification has each section that code cites', () => {
  const code = CODE.map(read);
  const cited = findAll(code.join('\n'), /specification(?:'s [a-z ]+)? \(?sections? ((?:\d(?:, | and )?)+)/g);
  const sections = new Set(cited.join(' ').match(/\d/g));
  expect(sections.size).toBeGreaterThan(5);
  const text = read('src/specification.md');
  expect([...sections].filter((section) => !text.includes(`\n## ${section}. `))).toEqual([]);
});

describe('the decisions', () => {
  const FOLDER = 'src/decisions';
  const pages = pagesBelow(FOLDER).filter((page) => page !== `${FOLDER}/README.md`);

  test('are by room: each page is named after a folder of src, or tests', () => {
    expect(pages.length).toBeGreaterThan(10);
    const rooms = [...foldersIn('src'), 'tests'];
    const strays = pages.filter((page) => !rooms.includes(/([a-z]+)[\w-]*\.md$/.exec(page)?.[1] ?? ''));
    expect(strays).toEqual([]);
  });

  test.each(pages)('are dated, the newest first: %s', (page) => {
    const dates = findAll(read(page), /^## (.+)$/gm);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
  });

  test.each(pages)('each have alternatives, a reason and a cost, in at most ten lines: %s', (page) => {
    const entries = read(page)
      .split(/^##? .*$/m)
      .flatMap((day) => day.split(/^(?=### )/m).filter((entry) => entry.startsWith('### ')));
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const lines = entry.split('\n').filter((line) => line !== '');
      expect(findAll(entry, /^- \*\*(\w+):\*\* /gm), lines[0]).toEqual(['Alternatives', 'Why', 'Cost']);
      expect(lines.length, lines[0]).toBeLessThanOrEqual(10);
      expect(Math.max(...lines.map((line) => line.length)), lines[0]).toBeLessThanOrEqual(165);
    }
  });

  test('that were replaced are in no page', () => {
    const [, gone = ''] = read(`${FOLDER}/README.md`).split('## No longer held\n');
    const titles = findAll(gone, /^\| (.+?) +\|/gm).slice(2);
    expect(titles.length).toBeGreaterThan(0);
    const held = pages.flatMap((page) => findAll(read(page), /^### (.+)$/gm));
    expect(titles.filter((title) => held.includes(title))).toEqual([]);
    expect(held.filter((title, index) => held.indexOf(title) !== index)).toEqual([]);
  });
});
