import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCloudflarePages, makeNetlify } from '../../../src/cli/hosting/servers/header-file.ts';
import { type HostedSite, HostError, readHostedSite } from '../../../src/cli/hosting/site/hosted-site.ts';
import { splitPolicy } from '../../../src/cli/hosting/site/policy.ts';
import { contentSecurityPolicy, outsideSources } from '../../../src/integration/extras/headers.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { effectivePolicy } from './effective-policy.ts';
import { FILE_POLICY, PAGES, PAYMENT_POLICY, POLICY, SPECULATION, writeHostedSite } from './made-site.ts';

let site: HostedSite;
beforeAll(async () => {
  site = await readHostedSite(writeHostedSite(makeTemporaryFolder()));
});

interface Rule {
  readonly path: string;
  readonly headers: [name: string, value: string][];
  readonly removed: string[];
}

function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').map((text) => text.trim())) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [], removed: [] });
    else if (line.startsWith('! ')) rules.at(-1)?.removed.push(line.slice(2));
    else if (line.includes(':') && !line.startsWith('#')) {
      const [name = '', ...value] = line.split(': ');
      rules.at(-1)?.headers.push([name, value.join(': ')]);
    }
  }
  return rules;
}

const wanted = (path: string): string => (path.endsWith('/cashFree') ? PAYMENT_POLICY : POLICY);
const filesOf = (files: Readonly<Record<string, string>>) => ({
  headers: files['site/_headers'] ?? '',
  redirects: files['site/_redirects'] ?? '',
});

describe('for Netlify, which sends the headers of all rules that match', () => {
  /** As its parser makes regular expressions of paths: part by part, upper case or not. */
  const matches = (pattern: string, path: string): boolean => {
    const parts = pattern.split('/').filter(Boolean);
    const expressions = parts.map((part) =>
      part.startsWith(':') ? '([^/]+)' : part === '*' ? '?(.*)' : part.replace(/[.]/g, '\\.'),
    );
    return new RegExp(`^/${expressions.join('/')}/?$`, 'iu').test(path);
  };
  const sent = (path: string, name: string): string[] =>
    parseRules(filesOf(makeNetlify(site).files).headers)
      .filter((rule) => matches(rule.path, path))
      .flatMap(({ headers }) => headers.filter(([header]) => header === name).map(([, value]) => value));

  test('each page has the policy that it should have, alone or by several ones', () => {
    for (const path of Object.keys(PAGES))
      expect([path, effectivePolicy(sent(path, 'Content-Security-Policy'))]).toEqual([
        path,
        effectivePolicy([wanted(path)]),
      ]);
  });

  test('files have the policy of their folder, too', () => {
    expect(sent('/_img/abc-256.webp', 'Content-Security-Policy')).toContain(FILE_POLICY);
  });

  test('addresses without a page have a policy, too', () => {
    const [policy = ''] = sent('/nothing', 'Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-');
  });

  test('every other header is sent once, and none of dictionaries, which Netlify can not use', () => {
    expect(sent('/cart', 'X-Content-Type-Options')).toEqual(['nosniff']);
    expect(sent('/_img/abc-256.webp', 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']);
    expect(sent('/cart', 'Link')).toEqual([]);
  });

  test('redirects also lead away from pages that exist', () => {
    expect(filesOf(makeNetlify(site).files).redirects).toContain('/old /cart 301!\n');
    expect(filesOf(makeNetlify(site).files).redirects).toContain('/old-tea/p/SKU.1 /leaf-tea/p/SKU.1 301!\n');
  });

  test('the copy of the site has no compressed forms and no control files of other servers', () => {
    const { takes = () => false } = makeNetlify(site).copy ?? {};
    const names = [...site.files, ...site.formFiles, '_deploy.json'].filter(takes);
    expect(names).toContain('cart.html');
    expect(names.filter((name) => /\.(?:br|zst|dcz|dict)$|^_[a-z]+(?:\.json)?$/.test(name))).toEqual([]);
  });
});

describe('for Cloudflare Pages', () => {
  const sent = (text: string, path: string, name: string): string[] => {
    let values: string[] = [];
    for (const rule of parseRules(text)) {
      const prefix = rule.path.endsWith('*') ? rule.path.slice(0, -1) : undefined;
      if (prefix === undefined ? path !== rule.path : !path.startsWith(prefix)) continue;
      if (rule.removed.includes(name)) values = [];
      values.push(...rule.headers.filter(([header]) => header === name).map(([, value]) => value));
    }
    return values;
  };

  test('each page has its own policy and no other', () => {
    const { headers } = filesOf(makeCloudflarePages(site).files);
    for (const path of Object.keys(PAGES))
      expect(sent(headers, path, 'Content-Security-Policy')).toEqual([wanted(path)]);
    expect(sent(headers, '/_img/abc-256.webp', 'Content-Security-Policy')).toEqual([FILE_POLICY]);
    expect(sent(headers, SPECULATION, 'Content-Type')).toEqual(['application/speculationrules+json']);
  });

  test('a long policy is sent as several shorter ones that allow the same', () => {
    const { all, payment } = outsideSources('https://host.example/api', undefined, ['https://cdn.example']);
    const hashes = Array.from({ length: 33 }, (_, index) => `'sha256-${String(index).padStart(43, 'A')}='`);
    for (const extra of [all, payment]) {
      const policy = contentSecurityPolicy(hashes, hashes.slice(0, 4), extra);
      expect(policy.length).toBeGreaterThan(2_000);
      const long = {
        ...site,
        rules: site.rules.map((rule) => ({
          ...rule,
          headers: rule.headers.map(([name, value]): [string, string] => [
            name,
            name === 'Content-Security-Policy' ? policy : value,
          ]),
        })),
      };
      const { headers } = filesOf(makeCloudflarePages(long).files);
      expect(Math.max(...headers.split('\n').map((line) => line.trim().length))).toBeLessThanOrEqual(2_000);
      const policies = sent(headers, '/cart', 'Content-Security-Policy');
      expect(policies.length).toBeGreaterThan(1);
      expect(effectivePolicy(policies)).toEqual(effectivePolicy([policy]));
    }
  });

  test('a policy allows the same wherever it is divided', () => {
    const { payment } = outsideSources('https://host.example/api', undefined);
    const policy = contentSecurityPolicy(["'sha256-AAAA='"], ["'sha256-BBBB='"], payment);
    for (let longest = 150; longest < policy.length; longest += 3) {
      const parts = splitPolicy(policy, longest) ?? [];
      expect(parts.length).toBeGreaterThan(1);
      expect([longest, effectivePolicy(parts)]).toEqual([longest, effectivePolicy([policy])]);
    }
  });

  test('a directive that is too long for a line is refused, and another way named', () => {
    const policy = `default-src 'none'; style-src ${'x'.repeat(2_000)}`;
    expect(splitPolicy(policy, 1_900)).toBeUndefined();
    const rule = {
      path: '/*',
      matches: () => true,
      headers: [['Content-Security-Policy', policy] as [string, string]],
      drops: new Set<string>(),
    };
    expect(() => makeCloudflarePages({ ...site, rules: [rule] })).toThrow(HostError);
    expect(() => makeCloudflarePages({ ...site, rules: [rule] })).toThrow('cloudflare-worker');
  });

  test('redirects have the codes that Cloudflare knows', () => {
    const { redirects } = filesOf(makeCloudflarePages(site).files);
    expect(
      redirects
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[2]),
    ).toEqual(Array(6).fill('301'));
  });
});

test('what a host is given is made of the control files that the build writes', () => {
  expect(site.hostName).toBe('shop.example');
  expect(readFileSync(join(site.folder, '_headers'), 'utf8')).toContain(POLICY);
  expect(site.files).toContain('leaf-tea/p/SKU.js.html');
  expect(site.files).not.toContain('cart.html.br');
});
