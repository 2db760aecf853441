import fs, { utimesSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findCommand } from '../../src/api/entry/operator/commands.ts';
import { openOperator } from '../../src/api/entry/operator/context.ts';
import { operatorPages } from '../../src/api/office/operator/pages.ts';
import { readShop } from '../../src/api/ground/shop/read-shop.ts';
import { updateRecord } from '../../src/catalog/products/address-record.ts';
import { product } from '../catalog/shop-in-a-folder.ts';
import { openDashboard } from './support/dashboard.ts';
import { startHost, type TestHost } from './support/host.ts';
import { requestOf, type Sense } from './support/requests.ts';
import { writeTestShop } from './support/shop.ts';
import { SellerAtWork, TEA } from './suites/seller-at-work.ts';
import { applyToSell, signUpSeller } from './suites/sellers.ts';

const MANY = 300;
/** A request may read the files of the products that it is about: those of a seller with three, at most. */
const FEW = 3;

/** A host whose catalogue has many products of another seller, all of them published before. */
async function openLarge(): Promise<TestHost> {
  const files = Array.from({ length: MANY }, (_, at) => {
    const sku = `MANY-${at}`;
    return [`products/tea/many-${at}.json`, product({ sku, title: `Tea ${at}`, seller: 'pots' })] as const;
  });
  const skus = files.map((_, at) => ({ sku: `MANY-${at}`, slug: `tea-${at}`, variants: [] }));
  const catalog = writeTestShop({ ...Object.fromEntries(files), 'addresses.txt': updateRecord('', skus) });
  // The record of a build is newer than all that it has published.
  const later = Date.now() / 1000 + 60;
  utimesSync(join(catalog, 'addresses.txt'), later, later);
  return startHost({ catalog, environment: { RATE_LIMITS: 'off' } });
}

/** The same with an applicant and a product that wait for the operator. */
async function openWaiting() {
  const host = await openLarge();
  const seller = new SellerAtWork(host, await signUpSeller(host));
  await applyToSell(host, 1);
  await seller.save(TEA);
  await seller.submit(TEA.sku);
  return { host, seller };
}

/** Counts the different files of products that this process opens while something is done. */
function countReads(): (work: () => unknown) => Promise<number> {
  const spies = [
    ...(['readFileSync', 'openSync', 'readFile', 'open', 'createReadStream'] as const).map((name) =>
      vi.spyOn(fs, name),
    ),
    ...(['readFile', 'open'] as const).map((name) => vi.spyOn(fs.promises, name)),
  ];
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  });
  return async (work) => {
    for (const spy of spies) spy.mockClear();
    await work();
    const paths = spies.flatMap((spy) => (spy.mock.calls as unknown[][]).map(([path]) => String(path)));
    return new Set(paths.filter((path) => /\/products\/.*\.json$/.test(path))).size;
  };
}

test('a seller and a product are approved, and a product is written into the catalogue, without reading its other products', async () => {
  const { host, seller } = await openWaiting();
  const count = countReads();
  expect(await count(() => readShop({ folder: host.catalog }))).toBeGreaterThanOrEqual(MANY);
  const run = (line: string, options = {}) =>
    count(async () => {
      const { context, close } = await openOperator(
        host.host.services.config,
        { folder: host.catalog },
        {
          named: 'asha',
          account: 'asha',
        },
      );
      const { command, rest } = findCommand(line.split(' ')) ?? expect.unreachable();
      try {
        await command.run(context, { words: rest, options });
      } finally {
        await close();
      }
    });
  expect(await run('sellers approve seller1@pots.example', { seller: 'new:hill' })).toBe(0);
  expect(await run(`products approve ${TEA.sku}`)).toBe(0);
  expect(await run('products pull')).toBeLessThanOrEqual(FEW);
  expect((await seller.find(TEA.sku))?.status).toBe('published');
});

test('the dashboard approves a seller and a product without reading the products of the catalogue', async () => {
  const { host, seller } = await openWaiting();
  const dashboard = await openDashboard(host);
  const count = countReads();
  const approve = async (list: string, what: string, typed: Readonly<Record<string, string>> = {}) => {
    const path = new RegExp(`/${what}/[0-9a-f-]{36}`).exec((await dashboard.get(list)).html)?.[0] ?? '';
    const page = await dashboard.get(path);
    return count(() => dashboard.submit(page, { command: `${what} approve` }, typed));
  };
  expect(await approve('/sellers', 'sellers', { seller: 'new:hill' })).toBe(0);
  expect(host.host.shop.current().sellers.has('hill')).toBe(true);
  expect(await approve('/products', 'products')).toBe(0);
  expect((await seller.find(TEA.sku))?.status).toBe('approved');
});

test('no request reads the products of the catalogue', async () => {
  const host = await openLarge();
  const { client } = host;
  const seller = await signUpSeller(host);
  const placed = await client.place();
  const tokens: Readonly<Record<string, object>> = {
    account: { token: await client.register('asha') },
    order: placed.own,
    seller: { token: seller },
  };
  const [shipment] = placed.order.shipments;
  const sense: Sense = {
    ...{ number: [placed.order.number], phone: ['98765 43210'], sku: ['LEAF', 'MANY-7'], skus: [['LEAF', 'MANY-7']] },
    ...{
      shipmentId: [shipment?.id],
      shipmentIds: [shipment?.id],
      lineId: [shipment?.lines[0]?.id],
      id: [shipment?.id],
    },
  };
  const count = countReads();
  // What ends a log-in comes last.
  const isLast = ({ path }: { readonly path: string }) => /out|delete|sessions|password/.test(path);
  const routes = host.host.routes.filter(({ path }) => client.contract.file.paths[path]);
  const many: string[] = [];
  for (const { method, path, access } of [...routes.filter((one) => !isLast(one)), ...routes.filter(isLast)]) {
    const operation = client.contract.file.paths[path]?.[method];
    if (!operation) throw new Error(`${path} is not in the contract.`);
    const who = tokens[access.replace(/^.*-/, '')];
    for (const { address, body } of fc.sample(requestOf(path, operation, sense), { numRuns: 3, seed: 7 })) {
      const sent = method === 'get' ? undefined : body;
      const ask = () => client.call(method.toUpperCase(), address, sent, { ...who, key: crypto.randomUUID() });
      const found = await count(ask);
      if (found > FEW) many.push(`${method} ${address}: ${found}`);
    }
  }
  const dashboard = await openDashboard(host);
  const pages = operatorPages(host.host.services).filter(({ method }) => method === 'get');
  for (const { path } of pages) {
    const found = await count(() =>
      dashboard.get(path.replace('/operator', '').replace(/[:{]\w+\}?/g, placed.order.number)),
    );
    if (found > FEW) many.push(`${path}: ${found}`);
  }
  expect(routes.length).toBeGreaterThan(100);
  expect(pages.length).toBeGreaterThan(10);
  expect(many).toEqual([]);
});
