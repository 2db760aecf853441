import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressedForm } from '../../src/integration/compress/compressed-forms.ts';
import { pageAddress } from '../../src/paths.ts';
import { readRules } from '../../src/cli/server/rules.ts';
import { CONTROL_FILES } from '../../src/cli/server/site-files.ts';
import { findProgram, PROGRAM_NAMES, startServer, type WebServer } from '../support/web-servers.ts';
import { findCard, SITE_FOLDER } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { addButton, cardOf, cartLink, expectBadge, lineOf } from './steps.ts';

/** The whole shop from web servers with the configuration of `npm run hosting`. */
for (const name of PROGRAM_NAMES)
  test.describe(`the shop, served by ${name}`, () => {
    let server: WebServer;
    test.skip(findProgram(name) === undefined, `${name} is not installed: apt-get install ${name}`);
    test.describe.configure({ mode: 'serial' });
    test.beforeAll(async () => {
      server = await startServer(name, SITE_FOLDER);
    });
    test.afterAll(() => server.stop());

    test('has every page, file and link, with the headers of its own server', async () => {
      const folder = realpathSync(SITE_FOLDER);
      const { headersFor, redirectOf } = await readRules(folder);
      const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((file) => !isCompressedForm(file) && !CONTROL_FILES.includes(file));
      const isPage = (file: string) => file.endsWith('.html') && file !== '404.html';
      const faults: string[] = [];
      const links = new Set<string>();
      const visit = async (file: string): Promise<void> => {
        const path = isPage(file) ? pageAddress(file) : `/${file}`;
        const answer = await fetch(server.address + encodeURI(path), {
          method: isPage(file) ? 'GET' : 'HEAD',
          headers: { 'sec-ch-ua': '"Chromium";v="140"' },
        });
        const expected = new Map(headersFor(path).map(([header, value]) => [header.toLowerCase(), value]));
        if (answer.status !== 200) faults.push(`${path}: status ${answer.status}`);
        for (const [header, value] of expected)
          if (answer.headers.get(header) !== value) faults.push(`${path}: ${header} is ${answer.headers.get(header)}`);
        for (const [, link = ''] of isPage(file)
          ? (await answer.text()).matchAll(/(?:href|src|action)="(\/[^"#?]*)/g)
          : [])
          links.add(link.replaceAll('&#38;', '&').replaceAll('&amp;', '&'));
      };
      await inShares(
        names.filter((file) => file !== '404.html'),
        visit,
      );
      expect(links.size).toBeGreaterThan(500);
      const addresses = new Set(names.map((file) => (isPage(file) ? pageAddress(file) : `/${file}`)));
      const other = [...links].map(decodeURI).filter((link) => !addresses.has(link) && !link.startsWith('/api/'));
      expect(other.filter((link) => redirectOf(link) === undefined)).toEqual([]);
      expect(faults.slice(0, 20)).toEqual([]);
    });

    test('takes a product from a list into the cart, and the address of a lost page', async ({
      page,
      activate,
      complaints,
    }) => {
      const card = findCard('no sizes', ({ offers, size }) => offers === 'add' && size === undefined);
      await page.goto(server.address + card.list);
      await activate(addButton(cardOf(page, card)));
      await expectBadge(page, 1);
      await page.goto(`${server.address}/cart.html`);
      await expect(page).toHaveURL(`${server.address}/cart`);
      await expect(lineOf(page.getByRole('main'), card)).toBeVisible();
      await page.goto(server.address + card.path);
      await expect(page.getByRole('heading', { name: card.title, level: 1 })).toBeVisible();
      await expect(cartLink(page)).toHaveText('Cart1');
      complaints.expect(/404/);
      const lost = await page.goto(`${server.address}/no-such-page`);
      expect(lost?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

/** Runs a task for each entry, sixteen at a time. */
async function inShares<T>(entries: readonly T[], task: (entry: T) => Promise<void>): Promise<void> {
  const rest = [...entries];
  const work = async (): Promise<void> => {
    for (let entry = rest.pop(); entry !== undefined; entry = rest.pop()) await task(entry);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}
