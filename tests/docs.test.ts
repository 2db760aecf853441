import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productInput } from '../src/catalog/schema/product.ts';
import { replaceMarked } from './bench/pages/table.ts';
import { RARE_TESTS } from './rare-tests.ts';

const ROOT = join(import.meta.dirname, '..');
const GUIDES = ['README.md', '.github/CONTRIBUTING.md'];
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const findAll = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each(GUIDES)('%s', (file) => {
  const text = read(file);

  test('names files that exist', () => {
    const paths = findAll(text, /`((?:catalog|src|tests|\.github|\.ci)\/[^`<\s]*)`/g);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('links to files that exist', () => {
    const links = findAll(text, /(?:\]\(|src=")((?!https?:)[^)"#]+)/g);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(file), link)))).toEqual([]);
  });

  test('names commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = findAll(text, /\bnpm (?:run )?(?:-s )?([a-z][\w:-]*)/g).filter((name) => name !== 'installs');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the README', () => {
  const readme = read('README.md');

  test('names every command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
    const unnamed = names.filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(readme));
    expect(unnamed).toEqual([]);
  });

  test('finds functions and stores in the files that it names for them', () => {
    const found = [...readme.matchAll(/`(\$?\w+)` in `(src\/[^`]+)`/g)];
    expect(found.length).toBeGreaterThan(5);
    const wrong = found.filter(([, name = '', path = '']) => !read(path).includes(` ${name}`));
    expect(wrong.map(([words]) => words)).toEqual([]);
  });

  test('has an example of a product that the catalogue takes', () => {
    const [example = ''] = findAll(readme, /```json\n([\s\S]*?)```/g);
    const product = productInput.parse(JSON.parse(example));
    expect(existsSync(join(ROOT, 'catalog/sellers', `${product.seller}.json`))).toBe(true);
  });

  test('has a place for the tables of npm run bench:pages', () => {
    expect(() => replaceMarked(readme, 'bench:pages', '')).not.toThrow();
  });

  test('shows pictures of at most 60 KB', () => {
    const pictures = findAll(readme, /src="(catalog\/images\/shop\/[^"]+)"/g);
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(statSync(join(ROOT, picture)).size).toBeLessThanOrEqual(60_000);
  });
});

describe('what npm test leaves out', () => {
  const guide = read('.github/CONTRIBUTING.md');
  const [, section = ''] = guide.split('### What npm test leaves out\n');
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
    expect(RARE_TESTS.filter((file) => !section.includes(`\`${file}\``))).toEqual([]);
    for (const word of ['`@rare`', '`RARE_FILES`', '`ON_DESKTOP`', '`testDatabase`']) expect(section).toContain(word);
  });

  test.each([...GUIDES, 'src/api/README.md', 'tests/run.ts', 'CHANGELOG.md'])('is denied nowhere: %s', (file) => {
    expect(read(file)).not.toMatch(/npm test`?[^.\n]{0,40}\b(?:every|all|any) (?:kind of )?(?:checks?|tests?)\b/i);
  });
});

describe('the decisions', () => {
  const days = read('src/DECISIONS.md').split(/^## /m).slice(1);

  test('are dated, the newest first', () => {
    const dates = days.map((day) => day.slice(0, 10));
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
  });

  test('each have alternatives, a reason and a cost', () => {
    const entries = days.flatMap((day) => day.split(/^### /m).slice(1));
    const partial = entries.filter((entry) =>
      ['Alternatives', 'Why', 'Cost'].some((part) => !entry.includes(`\n- **${part}:** `)),
    );
    expect(partial.map((entry) => entry.split('\n')[0])).toEqual([]);
  });
});
