import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { fetchSoldOut, withSoldOut } from '../../src/integration/sold-out.ts';

describe('what sellers have switched off', () => {
  const catalog = loadCatalog('tests/fixtures/second-shop');
  const sized = [...catalog.products.values()].find(({ sizes }) => sizes.length > 1);
  if (!sized) throw new Error('the second shop has no product with sizes');
  const [first, second] = sized.sizes.map(({ name }) => name) as [string, string];
  const stateOf = (soldOut: Parameters<typeof withSoldOut>[1]) => {
    const { availability, sizes } = withSoldOut(catalog, soldOut).products.get(sized.sku) ?? sized;
    return [availability, ...sizes.slice(0, 2).map((size) => size.availability)];
  };

  test('is sold out, the size alone or the product with all its sizes', () => {
    const before = stateOf([]);
    expect(stateOf([{ sku: sized.sku, size: second }])).toEqual([before[0], before[1], 'sold-out']);
    expect(stateOf([{ sku: sized.sku }])).toEqual(['sold-out', 'sold-out', 'sold-out']);
    expect(stateOf([{ sku: sized.sku, size: first }])[1]).toBe('sold-out');
  });

  test('changes nothing when it has left the catalogue', () => {
    expect([...withSoldOut(catalog, [{ sku: 'GONE' }]).products.values()]).toEqual([...catalog.products.values()]);
  });
});

describe('the stock of a host', () => {
  let close = () => {};
  afterEach(() => close());
  const serve = async (status: number, body: string): Promise<string> => {
    const server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    close = () => server.close();
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stock`;
  };

  test('is read from its list', async () => {
    const url = await serve(200, '{"data":{"soldOut":[{"sku":"A","size":"S"},{"sku":"B"}]}}');
    expect(await fetchSoldOut(url)).toEqual([{ sku: 'A', size: 'S' }, { sku: 'B' }]);
  });

  test.each([
    [503, '{}', 'it answered with status 503'],
    [200, '<html>', 'is not valid JSON'],
    [200, '{"data":null}', 'has no list "data.soldOut"'],
  ])('that can not be had (%i, %s) stops the build and says what to do', async (status, body, words) => {
    const url = await serve(status, body);
    await expect(fetchSoldOut(url)).rejects.toThrow(words);
    await expect(fetchSoldOut(url)).rejects.toThrow(`${url}`);
    await expect(fetchSoldOut(url)).rejects.toThrow('Start the host, correct STOCK_URL, or build without it.');
  });
});
