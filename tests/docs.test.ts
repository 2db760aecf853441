import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productInput } from '../src/catalog/schema/product.ts';
import { replaceMarked } from './bench/pages/table.ts';

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
    const commands = findAll(text, /\bnpm (?:run )?([a-z][\w:-]*)/g).filter((name) => name !== 'installs');
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
