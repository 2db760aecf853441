import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchList, type HostList } from '../../../src/integration/files/fetch-list.ts';
import { REVIEWS_LIST } from '../../../src/integration/records/published-reviews.ts';
import { STOCK_LIST } from '../../../src/integration/records/sold-out.ts';
import { listen } from '../../../src/cli/server/listen.ts';

let close = () => {};
afterEach(() => close());

async function serve(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  close = () => server.close();
  return listen(server, 0, '127.0.0.1');
}

const review = { sku: 'A', stars: 2, author: 'Shopper', date: '2026-11-21' };
const LISTS: readonly { list: HostList<unknown>; entries: readonly unknown[]; wrong: unknown }[] = [
  { list: STOCK_LIST, entries: [{ sku: 'A', size: 'S' }, { sku: 'B' }], wrong: { size: 'S' } },
  { list: REVIEWS_LIST, entries: [{ ...review, text: 'Keeps tea warm.' }, review], wrong: { ...review, stars: 7 } },
];

describe.each(LISTS)('the $list.name of a host', ({ list, entries, wrong }) => {
  test('are read from its answer', async () => {
    const url = await serve(200, JSON.stringify({ data: { [list.field]: entries } }));
    expect(await fetchList(url, list)).toEqual(entries);
  });

  test.each([
    [503, '{}', 'it answered with status 503'],
    [200, '<html>', 'is not valid JSON'],
    [200, '{"data":null}', `has no list "data.${list.field}"`],
    [200, JSON.stringify({ data: { [list.field]: [null] } }), `has no list "data.${list.field}"`],
    [200, JSON.stringify({ data: { [list.field]: [wrong] } }), `has no list "data.${list.field}"`],
  ])('that can not be read (%i, %s) stop the build and say what to do', async (status, body, words) => {
    const url = await serve(status, body);
    const error = await fetchList(url, list).catch((caught: Error) => caught.message);
    expect(error).toContain(words);
    expect(error).toContain(url);
    expect(error).toContain(`Start the host, correct ${list.variable}, or build without it.`);
  });
});
