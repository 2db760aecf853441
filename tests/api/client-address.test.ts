import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress, comesThroughUnknownProxy } from '../../src/api/ground/net/client-address.ts';
import { startHost } from './support/host.ts';

const requestFrom = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const forwarded = (header: string, proxies = 1) =>
  clientAddress(requestFrom('10.0.0.1', { 'x-forwarded-for': header }), proxies);

describe('the address that a request counts against', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5678', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:c000:201]:443', '192.0.2.1'],
    ['[2001:db8::1]:443', '2001:db8:0::/48'],
    ['[2001:db8::1]', '2001:db8:0::/48'],
    ['2001:DB8:0:7:ffff::2', '2001:db8:0::/48'],
    ['2001:db8:1::', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('is of %s: %s', (header, address) => expect(forwarded(header)).toBe(address));

  test.each(['unknown', '_hidden', '999.1.1.1', '[2001:db8::1', '192.0.2.1:99999999', 'x'.repeat(5_000), ' , ,'])(
    'is that of the proxy where it says %j',
    (header) => expect(forwarded(header)).toBe('10.0.0.1'),
  );

  test('is what the outermost trusted proxy saw, whatever the client wrote before', () => {
    expect(forwarded('203.0.113.9, 192.0.2.1:4000')).toBe('192.0.2.1');
    expect(forwarded('203.0.113.9, 192.0.2.1, 10.0.0.2:80', 2)).toBe('192.0.2.1');
    expect(forwarded('192.0.2.1', 2)).toBe('192.0.2.1');
    expect(forwarded('192.0.2.1', 0)).toBe('10.0.0.1');
  });
});

describe('a proxy that the host was not told of', () => {
  test.each([
    ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, true],
    ['::ffff:10.2.3.4', { forwarded: 'for=192.0.2.1' }, true],
    ['fd00::1', { 'x-forwarded-for': '192.0.2.1' }, true],
    ['203.0.113.5', { 'x-forwarded-for': '192.0.2.1' }, false],
    ['127.0.0.1', {}, false],
  ])('is seen in a request from %s with %j: %s', (from, headers, isOne) =>
    expect(comesThroughUnknownProxy(requestFrom(from, headers))).toBe(isOne),
  );

  test('is said once in the log, with what to set, and no address of a person', async () => {
    const ask = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    const untold = await startHost();
    for (let i = 0; i < 3; i++) await untold.client.get('/health', ask);
    const lines = untold
      .logged()
      .split('\n')
      .filter((line) => line.includes('TRUST_PROXY=1'));
    expect(lines).toHaveLength(1);
    expect(untold.logged()).not.toContain('192.0.2.1');
    const told = await startHost({ environment: { TRUST_PROXY: '1' } });
    await told.client.get('/health', ask);
    expect(told.logged()).not.toContain('TRUST_PROXY');
  });
});
