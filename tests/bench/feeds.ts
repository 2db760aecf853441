/**
 * Measures the feeds of a shop: `npm run bench:feeds`, of 100,000 products or of another number. The products are copies of the sample's.
 * Prints how long all three feeds take at first, when nothing has changed, and when one price has, and how large they are.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import type { Product } from '../../src/catalog/model.ts';
import { setSite, type Site } from '../../src/catalog/site/site.ts';
import { FEED_KINDS } from '../../src/core/site/feed-kinds.ts';
import { writeFeeds } from '../../src/integration/feeds/write-feeds.ts';

const count = Number(process.argv[2] ?? 100_000);
const catalog = loadCatalog('catalog');
const models = [...catalog.products.values()].filter(({ offers, variants }) => offers['in'] && variants.length === 0);
const copies = new Map<string, Product>();
for (let number = 0; number < count; number++) {
  const model = models[number % models.length] as Product;
  const sku = `${model.sku}-${number}`;
  copies.set(sku, { ...model, sku, title: `${model.title} ${number}`, slug: `${model.slug}-${number}` });
}
const pictures = new Map(
  models
    .flatMap((model) => model.pictures)
    .map(({ source }) => [source, { digest: '0123456789ab', widths: [256, 640] }]),
);
const siteOf = (products: ReadonlyMap<string, Product>): Site =>
  setSite({ ...catalog, products, store: { ...catalog.store, feeds: [...FEED_KINDS] } }, pictures, '2026-11-24');
const [sku, first] = [...copies][0] as [string, Product];
const changed = new Map(copies).set(sku, { ...first, offers: { in: { priceMinor: 12_300 } } });

const folder = mkdtempSync(join(tmpdir(), 'haat-feeds-'));
try {
  await measure('all made', 'first', copies, undefined);
  await measure('nothing has changed', 'same', copies, 'first');
  await measure('one price has changed', 'changed', changed, 'same');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(
  what: string,
  name: string,
  products: ReadonlyMap<string, Product>,
  earlier: string | undefined,
): Promise<void> {
  const work = join(folder, name);
  mkdirSync(join(work, 'site'), { recursive: true });
  const site = siteOf(products);
  const [start, used] = [performance.now(), process.cpuUsage()];
  const feeds = await writeFeeds(site, work, earlier && join(folder, earlier));
  const { user, system } = process.cpuUsage(used);
  const items = feeds.reduce((sum, market) => sum + market.items, 0);
  const megabytes =
    feeds.flatMap(({ files }) => files.map(({ bytes }) => bytes)).reduce((sum, bytes) => sum + bytes, 0) / 1e6;
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const processor = ((user + system) / 1e6).toFixed(2);
  const memory = Math.round(process.memoryUsage.rss() / 1e6);
  console.log(
    `${what.padEnd(22)} ${items} items, ${megabytes.toFixed(0)} MB: ${seconds} s, ${processor} s of processor time, ${memory} MB of memory`,
  );
}
