import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatRow, keepsRoom, listWalkRows } from '../../src/integration/check/budget-rows.ts';
import { WALK_FILE, type WalkResults } from '../../src/integration/check/walk-budget.ts';
import { BenchBrowser } from '../bench/pages/bench-browser.ts';
import { IDEAL_LINK } from '../bench/pages/link.ts';
import { choosePages } from '../bench/pages/page-kinds.ts';
import { measureWalk, walk } from '../bench/pages/walk.ts';
import { openShop } from '../bench/pages/ways.ts';
import { expect, test } from './shop.ts';

/** The visit of `npm run bench:pages -- --walk` on a link without delay: bytes and requests are the same on each. */

test.use({ serviceWorkers: 'allow' });

test('ten pages and one order take no more bytes and requests than they may, all of them and each step', async () => {
  const shop = await openShop();
  try {
    const browser = await BenchBrowser.launch(IDEAL_LINK, shop.http1, 1);
    try {
      const steps = measureWalk(await walk(browser, choosePages()));
      const results: WalkResults = { at: new Date().toISOString(), steps };
      mkdirSync(dirname(WALK_FILE), { recursive: true });
      writeFileSync(WALK_FILE, JSON.stringify(results));
      expect(
        listWalkRows(results)
          .filter((row) => !keepsRoom(row))
          .map(formatRow),
      ).toEqual([]);
    } finally {
      await browser.close();
    }
  } finally {
    await shop.close();
  }
});
