import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as parts from '../../catalog/shop-in-a-folder.ts';
import { makeLastingFolder } from '../../support/temporary.ts';

/**
 * The shop that the host is tested with: two markets, two sellers (one with a GSTIN, of Kerala; one without, of Rajasthan, which sells there only), and products in every state.
 * Prices: LEAF 90, CUP 1000, POT 240.5 (AED 20 and 40, no POT there); TUNIC 300 in sizes, GONE is sold out.
 */
const FILES: parts.Files = {
  ...parts.SHOP,
  // A shop that was built has one.
  'addresses.txt': '',
  'store.json': parts.store({ name: 'Hill Shop' }),
  'markets/in.json': parts.market({
    delivery: {
      fee: 60,
      freeFrom: 500,
      cashOnDeliveryFee: 20,
      days: [3, 6],
      daysMean: 'delivery',
      dispatchDays: 2,
      holidays: [{ date: '2026-11-25', name: 'Guru Nanak Jayanti' }],
    },
  }),
  'markets/ae.json': parts.emirates({
    delivery: { fee: 10, freeFrom: 99, cashOnDeliveryFee: 20, days: [5, 7], daysMean: 'processing' },
  }),
  'sellers/garden.json': parts.seller({ legalName: 'Green Garden LLP', gstin: '32AAACI1681G1ZY' }),
  'sellers/pots.json': parts.seller({
    name: 'Pot Works',
    address: '7 Kiln Lane, Jaipur, Rajasthan 302001, India',
    gstin: undefined,
  }),
  'products/tea/leaf.json': parts.product({ offers: { in: { price: 90, mrp: 120 }, ae: { price: 20 } } }),
  'products/tea/tunic.json': parts.product({
    sku: 'TUNIC',
    title: 'Tea picker tunic',
    offers: { in: { price: 300 } },
    sizes: [{ name: 'S' }, { name: 'M', availability: 'sold out' }, { name: 'L', availability: '2027-01-15' }],
    legal: { genericName: 'Tunic', netQuantity: '1 N', hsn: '6204' },
  }),
  'products/tea/gone.json': parts.product({ sku: 'GONE', title: 'Last leaf', availability: 'sold out' }),
  'products/tea/cup.json': parts.product({
    sku: 'CUP',
    title: 'Cup',
    seller: 'pots',
    offers: { in: { price: 1000 }, ae: { price: 40 } },
  }),
  'products/tea/pot.json': parts.product({
    sku: 'POT',
    title: 'Pot, <b>round</b>',
    seller: 'pots',
    offers: { in: { price: 240.5 } },
  }),
};

/** Writes the shop, with changes, into a folder of its own and returns it. */
export function writeTestShop(changes: parts.Files = {}): string {
  const folder = makeLastingFolder();
  for (const [path, content] of Object.entries({ ...FILES, ...changes })) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}
