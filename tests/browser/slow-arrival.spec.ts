import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { SITE_FOLDER } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './shop.ts';

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
  '/Seller-SignUp',
  '/complaint',
];

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
    for (let sent = 0; sent < page.length && !response.destroyed; sent += PIECE_BYTES) {
      response.write(page.subarray(sent, sent + PIECE_BYTES));
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
});
