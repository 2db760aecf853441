import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../src/cli/server/listen.ts';
import { createStaticServer } from '../../src/cli/server/static-server.ts';
import { findCard, readPage, SITE_FOLDER } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './shop.ts';
import { keep, keepCart, lineFor, lineOf } from './steps.ts';

/** About the size of a packet, and a pause in which the browser paints. */
const PIECE_BYTES = 1_000;
const PAUSE_MS = 20;

const PAGES = [
  '/',
  '/womenFashion',
  '/KidsWear/2',
  '/gaming-headset-with-boom-mic-and-red-grille-2-m-cable/p/EL-008',
  '/en-ae',
  '/search',
  '/cart',
  '/checkOut',
  '/wishlist',
  '/compare',
  '/shared',
  '/order',
  '/Seller-SignIn',
  '/Seller-SignUp',
  '/complaint',
];

/**
 * Pieces end between two tags. Elsewhere chance decides whether a centred word is cut, or its icon is parted from it: both move when the other
 * half arrives.
 */
function endOfPiece(page: Buffer, start: number): number {
  // The shop's, or the one of sellers or of the checkout.
  const header = page.indexOf('<header class="');
  // In small pieces: each of its parts can be the first of a further record.
  if (header > 0 && start >= header) {
    const control = page.toString('latin1', start + 1, page.indexOf('</header>')).search(/<(?:a|button|form|strong) /);
    if (control >= 0) return start + 1 + control;
  }
  if (start < header && header < start + PIECE_BYTES) return header;
  const most = Math.min(start + PIECE_BYTES, page.length);
  const tag = page.lastIndexOf('><', most - 1);
  return most < page.length && tag >= start ? tag + 1 : most;
}

/** Serves the built site slowly: pages in pieces, other files at once. */
function createSlowServer(): Server {
  const site = createStaticServer(SITE_FOLDER);
  return createServer(async (request, response) => {
    const path = request.url as string;
    if (!PAGES.includes(path)) {
      site.emit('request', request, response);
      return;
    }
    const page = readFileSync(join(SITE_FOLDER, path === '/' ? 'index.html' : `${path}.html`));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    for (let sent = 0; sent < page.length && !response.destroyed; ) {
      const end = endOfPiece(page, sent);
      response.write(page.subarray(sent, end));
      sent = end;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    response.end();
  });
}

test.describe('on a slow link', () => {
  let server: Server;
  let address: string;
  test.beforeAll(async () => {
    server = createSlowServer();
    address = await listen(server, 0, '127.0.0.1');
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const path of PAGES) {
    test(`nothing of ${path} moves while the page arrives in pieces`, async ({ page }) => {
      await recordLayoutShifts(page);
      await page.goto(address + path, { waitUntil: 'load' });
      expect(await findLayoutShifts(page)).toEqual([]);
    });
  }

  for (const [name, pinCode, dearer] of [
    ['without a PIN code', undefined, 0],
    ['with a PIN code', '194101', 0],
    ['at another price than before', undefined, 1_000],
  ] as const)
    test(`nothing of a cart moves while prices and delivery arrive: ${name}`, async ({ page }) => {
      const card = findCard(
        'something to add below its MRP',
        ({ offers, path }) => offers === 'add' && readPage(path).includes('MRP </span>'),
      );
      await keepCart(page, [lineFor(card, { priceMinor: card.priceMinor - dearer })]);
      if (pinCode) await keep(page, 'pin', { version: 1, pinCode });
      await recordLayoutShifts(page);
      await page.route('**/_data/**', async (route) => {
        await new Promise((done) => setTimeout(done, 300));
        await route.continue();
      });
      const prices = page.waitForResponse(/\/prices-/);
      await page.goto(`${address}/cart`);
      const question = 'Check delivery to your PIN code';
      const control = page
        .getByRole('main')
        .getByRole('button', { name: pinCode ? `Deliver to ${pinCode}` : question });
      await expect(control).toBeVisible();
      await expect(page.getByText('could not be checked')).toHaveCount(0);
      await prices;
      await expect(control).toContainText(pinCode ? 'No cash on delivery: pay online' : question);
      // What comes last: day, seller and saving.
      await expect(page.getByText('You save', { exact: true })).toBeVisible();
      await expect(lineOf(page.getByRole('main'), card)).toContainText(
        dearer > 0 ? /Get it by .* when added/ : /Get it by .*Sold by /,
      );
      await expect(lineOf(page.getByRole('main'), card).getByText(/^Sold by /)).toBeVisible();
      // The code is a little narrower than "PIN code" in the header.
      const shifts = (await findLayoutShifts(page)).filter((shift) => !shift.startsWith('layout shift of 0.0000'));
      expect(shifts).toEqual([]);
    });
});
