import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { COMPRESSED_FORMS_FILE, type Dictionary } from '../../src/integration/compress/compressed-forms.ts';
import { FURTHER_BUDGETS } from '../../src/integration/check/further-pages.ts';
import { nameDictionary } from '../../src/integration/compress/dictionary-file.ts';
import { formatHeaders } from '../../src/integration/extras/headers.ts';
import { listen } from '../../src/cli/server/listen.ts';
import { createStaticServer } from '../../src/cli/server/static-server.ts';
import { readPage, readReport } from './built-shop.ts';
import { expect, test } from './shop.ts';

const bytesOf = (response: Response): number => Number(response.headers()['content-length']);
const codingOf = async (response: Response | null): Promise<string | null> =>
  (await response?.headerValue('content-encoding')) ?? null;

/** Opens a page and waits until the browser has fetched its dictionary, which it does when the link is idle. */
async function openWithDictionary(page: Page, path: string): Promise<{ answer: Response; dictionary: Response }> {
  const fetched = page.waitForResponse((response) => response.url().endsWith('.dict'));
  const answer = (await page.goto(path)) as Response;
  const dictionary = await fetched;
  await dictionary.finished();
  return { answer, dictionary };
}

/** The 95th percentile of the bytes of pages, which come with the dictionary. */
async function percentile95(page: Page, paths: readonly string[]): Promise<number> {
  const answers = await page.evaluate(async (asked) => {
    const found: { path: string; coding: string | null; bytes: number }[] = [];
    for (const path of asked) {
      const { headers } = await fetch(path, { cache: 'no-store' });
      found.push({ path, coding: headers.get('content-encoding'), bytes: Number(headers.get('content-length')) });
    }
    return found;
  }, paths);
  expect(answers.length).toBeGreaterThanOrEqual(20);
  expect(answers.filter(({ coding }) => coding !== 'dcz')).toEqual([]);
  return answers.map(({ bytes }) => bytes).sort((a, b) => a - b)[Math.ceil(0.95 * answers.length) - 1] as number;
}

test('ten pages of a visit come in less than half of their bytes with a dictionary, its own included', async ({
  page,
  request,
}) => {
  const first = await openWithDictionary(page, '/');
  expect(await codingOf(first.answer)).not.toBe('dcz');
  const products = [...new Set(readPage('products').match(/(?<=href=")\/[^"/]+\/p\/[^"]+/g))];
  const [one, two, three, four, five] = products as [string, string, string, string, string];
  const further = ['/womenFashion', one, two, '/womenFashion/2', three, '/products', four, '/cart', five];
  let bytes = bytesOf(first.answer) + bytesOf(first.dictionary);
  let without = bytesOf(first.answer);
  for (const path of further) {
    const answer = (await page.goto(path)) as Response;
    expect([path, await codingOf(answer)]).toEqual([path, 'dcz']);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    bytes += bytesOf(answer);
    const plain = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    without += Number(plain.headers()['content-length']);
  }
  expect(bytes).toBeLessThan(without / 2);
  // What script fetches, too, as the bottom sheet fetches a product's page.
  const { sizes, further: measured } = readReport();
  for (const [type, step] of [
    ['product', 9],
    ['listing', 3],
  ] as const) {
    // The browser has the dictionary of one market in one language.
    const paths = sizes
      .filter((size) => size.type === type && !size.language && !size.path.startsWith('/en-ae'))
      .map(({ path }) => path);
    const spread = paths.filter((_, index) => index % step === 0);
    expect(await percentile95(page, spread), type).toBeLessThanOrEqual(FURTHER_BUDGETS[type]);
    const best = measured.pages.find((entry) => entry.type === type && entry.language === 'en')?.percentile95;
    expect(best, type).toBeLessThanOrEqual(FURTHER_BUDGETS[type]);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
});

test.describe('where data is saved', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the dictionary is fetched, too, and further pages come with it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await openWithDictionary(page, '/products');
    expect(await page.evaluate(() => 'saving' in document.documentElement.dataset)).toBe(true);
    for (const path of ['/womenFashion', '/cart']) expect(await codingOf(await page.goto(path))).toBe('dcz');
  });
});

test.describe('a release', () => {
  const work = mkdtempSync(join(tmpdir(), 'haat-releases-'));
  const link = join(work, 'dist');
  let server: Server;
  let address: string;
  const textOf = (release: string) =>
    Array.from({ length: 400 }, (_, line) => `<p>${release} ${line * 7919}</p>`).join('');
  const dictionaryOf = (release: string): Dictionary => nameDictionary('in', Buffer.from(textOf(release)));
  const publish = (release: string, earlier: readonly string[]) => {
    const folder = join(work, release);
    const current = dictionaryOf(release);
    const markets = [{ prefix: '', current, earlier: earlier.map(dictionaryOf) }];
    const files = {
      ...Object.fromEntries(
        ['index', 'second', 'third'].map((name) => [
          `${name}.html`,
          `<!doctype html><title>${release} ${name}</title><link rel="icon" href="data:,">${textOf(release)}`,
        ]),
      ),
      ...Object.fromEntries([release, ...earlier].map((name) => [dictionaryOf(name).path, textOf(name)])),
      _headers: formatHeaders("default-src 'self'; img-src data:", { dictionaries: markets }),
      [COMPRESSED_FORMS_FILE]: JSON.stringify({ endings: [], markets }),
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    rmSync(link, { force: true });
    symlinkSync(folder, link);
  };
  test.beforeAll(async () => {
    publish('Spring', []);
    server = createStaticServer(link);
    address = await listen(server, 0, '127.0.0.1');
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(work, { recursive: true, force: true });
  });

  test('is read with the dictionary of the one before, and one that nobody knows breaks no page', async ({ page }) => {
    await openWithDictionary(page, `${address}/`);
    publish('Summer', ['Spring']);
    const { answer, dictionary } = await openWithDictionary(page, `${address}/`);
    expect([await codingOf(answer), await page.title()]).toEqual(['dcz', 'Summer index']);
    expect(await codingOf(dictionary)).toBe('dcz');
    const second = (await page.goto(`${address}/second`)) as Response;
    expect(second.request().headers()['available-dictionary'] ?? dictionaryOf('Summer').available).toBe(
      dictionaryOf('Summer').available,
    );
    expect([await codingOf(second), await page.title()]).toEqual(['dcz', 'Summer second']);
    publish('Autumn', []);
    const third = await openWithDictionary(page, `${address}/third`);
    expect([await codingOf(third.answer), await page.title()]).toEqual(['br', 'Autumn third']);
    await page.goto(`${address}/`);
    await expect(page).toHaveTitle('Autumn index');
  });
});
