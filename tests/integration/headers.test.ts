import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  formatHeaders,
  outsideSources,
  workerPolicy,
} from '../../src/integration/extras/headers.ts';
import { makeSpeculationRules, PRERENDERED } from '../../src/integration/extras/speculation-rules.ts';
import { strictTransport } from '../../src/catalog/values/strict-transport.ts';
import { parseHeaders } from '../../src/cli/server/rules.ts';

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
    const { all, payment: without } = policyWith('/api', 'none');
    expect(without, 'a provider whose page is gone to').not.toMatch(/cashfree|none\b(?!')/);
    expect(without).toContain("script-src 'self';");
    expect(all).not.toContain('cashfree');
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
    const text = formatHeaders('general', { policies: { '/pay': 'own' } });
    expect(text).toContain('/pay\n  ! Content-Security-Policy\n  Content-Security-Policy: own\n');
    const rules = parseHeaders(text);
    const [general, own] = [rules[0], rules.at(-1)];
    expect(general?.headers).toContainEqual(['Content-Security-Policy', 'general']);
    expect([...(own?.drops ?? [])]).toEqual(['content-security-policy']);
    expect(own?.headers).toEqual([['Content-Security-Policy', 'own']]);
  });

  test.each(['/_astro/cart.js', '/_img/kurti.webp', '/scenes/sale.webp', '/_data/in/find.json'])(
    'sends the hashes of the general policy for pages alone, and a short one with %s',
    (path) => {
      const text = formatHeaders('general', { pictureFolders: ['scenes'] });
      const rules = parseHeaders(text).filter(({ matches }) => matches(path));
      expect(rules.flatMap(({ headers }) => headers).filter(([name]) => name === 'Content-Security-Policy')).toEqual([
        ['Content-Security-Policy', 'general'],
        ['Content-Security-Policy', "default-src 'none'"],
      ]);
      expect([...(rules.at(-1)?.drops ?? [])]).toContain('content-security-policy');
    },
  );

  test('lets the service worker fetch from the API host, and nothing else of what pages may do', () => {
    expect(workerPolicy(outsideSources('https://api.example', undefined, ['https://cdn.example']).all)).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://api.example",
    );
  });

  test('sends the service worker with a policy of its own, as its requests are checked by that', () => {
    const rules = parseHeaders(formatHeaders('general', { workerPolicy: 'own' }));
    const worker = rules.find(({ path }) => path === '/sw.js');
    expect([...(worker?.drops ?? [])]).toContain('content-security-policy');
    expect(worker?.headers).toEqual([
      ['Cache-Control', 'max-age=1800'],
      ['Content-Security-Policy', 'own'],
    ]);
  });

  test('asks search engines to leave out feeds, and caches to ask for the present ones, where there are any', () => {
    const rulesFor = (hasFeeds: boolean) =>
      parseHeaders(formatHeaders('general', { hasFeeds })).filter(({ matches }) => matches('/feeds/google-in.xml'));
    expect(rulesFor(true).at(-1)?.headers).toEqual([
      ['Cache-Control', 'no-cache'],
      ['X-Robots-Tag', 'noindex'],
      ['Content-Security-Policy', "default-src 'none'"],
    ]);
    expect(rulesFor(false).map(({ path }) => path)).toEqual(['/*']);
  });

  test('sends with scripts, pictures and data nothing that browsers heed of pages only', () => {
    const dictionary = { id: '1a2b3c4d', path: '/_dict/in/1a2b3c4d.dict', available: ':x:' };
    const facts = {
      dictionaries: [{ prefix: '', current: dictionary, earlier: [] }],
      speculationRules: '/_astro/speculation.1.json',
      pictureFolders: ['scenes'],
    };
    const rules = parseHeaders(formatHeaders('general', facts));
    const namesOf = (path: string) => {
      const names = new Set<string>();
      for (const { drops, headers } of rules.filter(({ matches }) => matches(path))) {
        for (const name of drops) names.delete(name);
        for (const [name] of headers) names.add(name.toLowerCase());
      }
      return names;
    };
    const ofPages = [
      'link',
      'speculation-rules',
      'permissions-policy',
      'cross-origin-opener-policy',
      'referrer-policy',
    ];
    expect(ofPages.filter((name) => !namesOf('/cart').has(name))).toEqual([]);
    // The dictionary would keep the pictures of results waiting.
    expect(namesOf('/search')).not.toContain('link');
    for (const path of [
      '/_astro/cart.js',
      '/_img/kurti.webp',
      '/scenes/sale.webp',
      '/_data/in/find.json',
      '/sw.js',
      dictionary.path,
    ]) {
      expect(ofPages.filter((name) => namesOf(path).has(name))).toEqual([]);
      expect(namesOf(path)).toContain('x-content-type-options');
    }
  });

  test('has one rule a path', () => {
    const paths = formatHeaders('general', { policies: { '/pay': 'own' } }).match(/^\/.*$/gm);
    expect(paths).toEqual([...new Set(paths)]);
  });
});

describe('the speculation rules', () => {
  test('are named by every page, and have their own media type and a long life', () => {
    const rules = parseHeaders(formatHeaders('policy', { speculationRules: '/_astro/speculation.1.json' }));
    const headersOf = (path: string) =>
      Object.fromEntries(rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers));
    expect(headersOf('/cart')['Speculation-Rules']).toBe('"/_astro/speculation.1.json"');
    expect(headersOf('/_astro/speculation.1.json')).toMatchObject({
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': expect.stringContaining('immutable'),
    });
  });

  test('prerender the products of cards alone', () => {
    expect(makeSpeculationRules(['/cart'], '/api')).toMatchObject({
      prerender: [{ eagerness: 'moderate', where: { selector_matches: PRERENDERED } }],
    });
    expect(PRERENDERED).toMatch(/ \[data-do=sheet\]$/);
  });

  test('leave out application pages, the API, links of scripts, and every link of a page that saves data', () => {
    const { prefetch } = makeSpeculationRules(['/cart'], '/api') as {
      prefetch: readonly { eagerness: string; where: { and: readonly object[] } }[];
    };
    expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['conservative', 'moderate']);
    for (const { where } of prefetch) {
      expect(where.and).toContainEqual({ not: { href_matches: ['/cart', '/_*', '/api/*'] } });
      expect(JSON.stringify(where.and)).toMatch(/"not":\{"selector_matches":"\[data-do\].*\[data-saving\] \*"/);
    }
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
  const [general] = parseHeaders(formatHeaders('policy', { strictTransport: value }));
  expect(general?.headers.find(([name]) => name === 'Strict-Transport-Security')?.[1]).toBe(value);
});
