import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, formatHeaders, outsideSources } from '../../src/integration/extras/headers.ts';
import { strictTransport } from '../../src/core/strict-transport.ts';
import { parseHeaders } from '../../src/server/rules.ts';

const policyWith = (api?: string, origins?: string) => {
  const { all, payment } = outsideSources(api, origins);
  return { all: contentSecurityPolicy([], [], all), payment: contentSecurityPolicy([], [], payment) };
};

describe('the policy', () => {
  test('admits the payment provider on the payment page alone', () => {
    const { all, payment } = policyWith('/api');
    expect(all).not.toContain('cashfree');
    expect(payment).toContain("script-src 'self' https://sdk.cashfree.com;");
    expect(payment).toContain('frame-src https://*.cashfree.com');
  });

  test('lets no page make markup or script of text', () => {
    for (const policy of Object.values(policyWith('/api')))
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  test('admits another provider where one is named', () => {
    const { payment } = policyWith('/api', 'https://pay.example  https://*.bank.example');
    expect(payment).toContain("script-src 'self' https://pay.example https://*.bank.example;");
    expect(payment).not.toContain('cashfree');
  });

  test('lets all pages call an API host of another origin', () => {
    const { all, payment } = policyWith('https://host.example/api');
    expect(all).toContain("connect-src 'self' https://host.example;");
    expect(payment).toContain("script-src 'self' https://host.example https://sdk.cashfree.com;");
  });

  test('admits the hosts of pictures that stay there, also where the payment provider is admitted', () => {
    const { all, payment } = outsideSources('/api', undefined, ['https://cdn.example']);
    for (const extra of [all, payment])
      expect(contentSecurityPolicy([], [], extra)).toContain("img-src 'self' data: https://cdn.example;");
    expect(policyWith('/api').all).toContain("img-src 'self' data:;");
  });

  test('admits nobody in a shop without a host', () => {
    const { all, payment } = policyWith();
    expect(payment).toBe(all);
  });
});

describe('the headers file', () => {
  test('drops the general policy where a page has its own, as hosts would join both', () => {
    const text = formatHeaders('general', { '/pay': 'own' });
    expect(text).toContain('/pay\n  ! Content-Security-Policy\n  Content-Security-Policy: own\n');
    const [general, , , own] = parseHeaders(text);
    expect(general?.headers).toContainEqual(['Content-Security-Policy', 'general']);
    expect([...(own?.drops ?? [])]).toEqual(['content-security-policy']);
    expect(own?.headers).toEqual([['Content-Security-Policy', 'own']]);
  });
});

test.each([
  ['https://shop.example', undefined, 'max-age=31536000'],
  ['https://shop.example', 'off', undefined],
  ['https://shop.example', 'subdomains', 'max-age=63072000; includeSubDomains'],
  ['https://shop.example', 'preload', 'max-age=63072000; includeSubDomains; preload'],
  ['http://shop.example', 'preload', undefined],
] as const)('%s with strict transport %s sends %s', (url, wanted, value) => {
  expect(strictTransport(url, wanted)).toBe(value);
  const [general] = parseHeaders(formatHeaders('policy', {}, value));
  expect(general?.headers.find(([name]) => name === 'Strict-Transport-Security')?.[1]).toBe(value);
});
