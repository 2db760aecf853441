import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLIENTS, FILES, KEPT, VISITS } from '../../../src/core/offline/cache-names.ts';
import { keyInMarket, MARKET_KEYS, SITE_KEYS, TAB_KEY_STARTS, TAB_KEYS } from '../../../src/core/site/stored-keys.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SRC = join(ROOT, 'src');
/** The files that use the browser's storage directly, with keys of the types in core/site/stored-keys.ts. All other code uses these. */
const DIRECT = [
  'browser/forms/confirmed.ts',
  'browser/forms/once-key.ts',
  'browser/storage.ts',
  'client/boot/boot.ts',
  'client/boot/early.ts',
  // Its pages name the keys.
  'client/boot/first-part.ts',
  'client/boot/first-touch.ts',
  'client/boot/instead.ts',
  'client/forms/form-draft.ts',
  'client/saving/weight.ts',
  'client/search/remember.ts',
];
/** Those of them that write nothing. */
const ONLY_READ = /^client\/boot\//;
/** Storage that pages do not use, as the privacy policy says. */
const NEVER = /\bindexedDB\b|\bdocument\.cookie\b|\bcookieStore\b/;
/** The files that use the caches of the service worker and the worker itself. */
const CACHED = /\bcaches\.|\bserviceWorker\b|\bnavigator\.storage\b/;
const CACHED_BY = [
  'browser/files/copies.ts',
  'client/offline/offline-page.ts',
  'client/offline/register.ts',
  'worker/clients.ts',
  'worker/copies.ts',
  'worker/keep-market.ts',
  'worker/remove.ts',
  'worker/worker.ts',
];

const code = new Map(
  ['routes', 'layouts', 'components', 'client', 'islands', 'stores', 'browser', 'worker', 'orders', 'core'].flatMap(
    (room) =>
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
/** The names in the first column of a table, sorted. */
const namesIn = (table: Table | undefined) =>
  table?.rows.map(([cell = '']) => /^<strong>([^<]+)<\/strong>/.exec(cell)?.[1] ?? cell).sort();

describe('the privacy policy', () => {
  test('has a row for each key in local storage, and no other', () => {
    expect(namesIn(tables[0])).toEqual([...MARKET_KEYS, ...SITE_KEYS].sort());
  });

  test('has a row for each key in session storage, and no other', () => {
    expect(namesIn(tables[1])).toEqual([...TAB_KEYS, ...TAB_KEY_STARTS].sort());
  });

  test('has a row for each cache of the service worker, and no other', () => {
    expect(namesIn(tables[2])).toEqual([CLIENTS, FILES, KEPT, VISITS].sort());
  });

  test('says that shoppers get no cookies, and what those of sellers are for', () => {
    expect(JSON.stringify(body)).toContain('We use no cookies for shoppers. A seller who logs in gets two: ');
  });
});

describe('the code of pages', () => {
  test('uses the browser’s storage only in files with typed keys', () => {
    expect(filesWith(/\b(?:local|session)Storage\b/).sort()).toEqual(DIRECT);
  });

  test('writes to storage only in these files', () => {
    const writers = filesWith(/\.setItem\(|\bStorage\.accessToken\s*=|\bStorage\[[^\]]*\]\s*=[^=]/);
    expect(writers.sort()).toEqual(DIRECT.filter((file) => !ONLY_READ.test(file)));
  });

  test('keeps nothing in cookies or IndexedDB', () => {
    expect(filesWith(NEVER)).toEqual([]);
  });

  test('uses caches and the service worker only in these files', () => {
    expect(filesWith(CACHED).sort()).toEqual(CACHED_BY);
  });

  test.each([...MARKET_KEYS, ...SITE_KEYS, ...TAB_KEYS])('uses the key %s', (key) => {
    expect(filesWith(new RegExp(`'${key}'`)).filter((file) => file !== 'core/site/stored-keys.ts')).not.toEqual([]);
  });

  test.each(TAB_KEY_STARTS)('uses keys that begin with %s', (start) => {
    expect(filesWith(new RegExp(`\`${start} \\$\\{`))).not.toEqual([]);
  });

  test('makes the same key of a cart in the boot script', () => {
    expect(keyInMarket('cart', 'ae', 'in')).toBe('cart:ae');
    expect(keyInMarket('cart', 'in', 'in')).toBe('cart');
    expect(code.get('client/boot/boot.ts')).toMatch(/market \? `\$\{name\}:\$\{market\}` : name;/);
  });
});
