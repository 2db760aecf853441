import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyInMarket, MARKET_KEYS, SITE_KEYS, TAB_KEY_STARTS, TAB_KEYS } from '../../src/core/stored-keys.ts';

const ROOT = join(import.meta.dirname, '../..');
const SRC = join(ROOT, 'src');
/** Where the browser's storage itself is named. All other code goes through these, whose keys have the types of the list. */
const DIRECT = [
  'client/forms/form-draft.ts',
  'client/boot/boot.ts',
  'client/boot/instead.ts',
  'client/platform/once-key.ts',
  'client/platform/storage.ts',
  'client/platform/token.ts',
];
/** Nothing is kept in these, and the policy says so. */
const NEVER = /\bindexedDB\b|\bdocument\.cookie\b|\bcookieStore\b|\bcaches\.|\bserviceWorker\b|\bnavigator\.storage\b/;

const code = new Map(
  ['pages', 'layouts', 'components', 'islands', 'stores', 'core'].flatMap((room) =>
    readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|astro)$/.test(file))
      .map((file): [string, string] => {
        const name = `${room}/${file.replaceAll('\\', '/')}`;
        return [name, readFileSync(join(SRC, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')];
      }),
  ),
);
const filesWith = (pattern: RegExp) => [...code].filter(([, text]) => pattern.test(text)).map(([file]) => file);

interface Table {
  readonly caption: string;
  readonly rows: readonly (readonly string[])[];
}
interface Policy {
  readonly sections: readonly {
    readonly id: string;
    readonly body: readonly (string | { readonly table?: Table })[];
  }[];
}
const policy = JSON.parse(readFileSync(join(ROOT, 'catalog/pages/policies/privacy-policy.json'), 'utf8')) as Policy;
const body = policy.sections.find(({ id }) => id === 'browser')?.body ?? [];
const tables = body.flatMap((part) => (typeof part === 'object' && part.table ? [part.table] : []));
/** The names in the first column of a table, in order of the alphabet. */
const namesIn = (table: Table | undefined) =>
  table?.rows.map(([cell = '']) => /^<strong>([^<]+)<\/strong>/.exec(cell)?.[1] ?? cell).sort();

describe('the privacy policy', () => {
  test('has a row for each key that stays on the phone, and no other', () => {
    expect(namesIn(tables[0])).toEqual([...MARKET_KEYS, ...SITE_KEYS].sort());
  });

  test('has a row for each key that goes with the tab, and no other', () => {
    expect(namesIn(tables[1])).toEqual([...TAB_KEYS, ...TAB_KEY_STARTS].sort());
  });

  test('claims no copies of pages, as none are made', () => {
    expect(JSON.stringify(body)).not.toContain('copies of pages');
    expect(JSON.stringify(body)).toContain('We use no cookies.');
  });
});

describe('the code of pages', () => {
  test('names the browser’s storage only where keys have the types of the list', () => {
    expect(filesWith(/\b(?:local|session)Storage\b/).sort()).toEqual(DIRECT);
  });

  test('writes to storage by name in no other way', () => {
    const writers = filesWith(/\.setItem\(|\bStorage\.accessToken\s*=|\bStorage\[[^\]]*\]\s*=[^=]/);
    expect(writers.sort()).toEqual(DIRECT.filter((file) => !file.startsWith('layouts/')));
  });

  test('keeps nothing in cookies, IndexedDB, caches or a service worker', () => {
    expect(filesWith(NEVER)).toEqual([]);
  });

  test.each([...MARKET_KEYS, ...SITE_KEYS, ...TAB_KEYS])('uses the key %s', (key) => {
    expect(filesWith(new RegExp(`'${key}'`)).filter((file) => file !== 'core/stored-keys.ts')).not.toEqual([]);
  });

  test.each(TAB_KEY_STARTS)('uses keys that begin with %s', (start) => {
    expect(filesWith(new RegExp(`\`${start} \\$\\{`))).not.toEqual([]);
  });

  test('makes the same key of a cart in the small script that shows its count', () => {
    expect(keyInMarket('cart', 'ae', 'in')).toBe('cart:ae');
    expect(keyInMarket('cart', 'in', 'in')).toBe('cart');
    expect(code.get('client/boot/boot.ts')).toMatch(/market \? `\$\{name\}:\$\{market\}` : name;/);
  });
});
