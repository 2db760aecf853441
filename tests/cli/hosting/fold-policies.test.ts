import { beforeAll, describe, expect, test } from 'vitest';
import { foldPolicies } from '../../../src/cli/hosting/site/fold-policies.ts';
import {
  type HostedSite,
  listHeaders,
  type PathHeader,
  readHostedSite,
} from '../../../src/cli/hosting/site/hosted-site.ts';
import { HOSTS } from '../../../src/cli/hosting/hosts.ts';
import { parseHeaders } from '../../../src/cli/server/rules.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { effectivePolicy } from './effective-policy.ts';
import { PAYMENT_POLICY, POLICY, writeHostedSite } from './made-site.ts';

const NAME = 'Content-Security-Policy';
const hashOf = (index: number): string => `'sha256-${String(index).padStart(43, 'A')}='`;
/** The policy of a page with a style of its own. */
const ownPolicy = (index: number): string => POLICY.replace("style-src 'self'", `style-src 'self' ${hashOf(index)}`);
/** 150 pages with 50 different policies: a cart in three languages, and so on. */
const OWN = Array.from({ length: 150 }, (_, index) => [`/page-${index}`, ownPolicy(Math.floor(index / 3))] as const);

let site: HostedSite;
beforeAll(async () => {
  const made = await readHostedSite(writeHostedSite(makeTemporaryFolder()));
  const text = OWN.map(([path, policy]) => `${path}\n  ! ${NAME}\n  ${NAME}: ${policy}\n`).join('\n');
  site = { ...made, rules: [...made.rules, ...parseHeaders(text)] };
});

test.each(Object.entries(HOSTS))('%s takes a site with policies of many pages', (_name, { make }) => {
  expect(Object.keys(make(site, '/etc/shop').files)).not.toEqual([]);
});

describe('a host that has no room for the policies of all pages', () => {
  const policyAt = (headers: readonly PathHeader[], path: string): string =>
    headers.findLast((header) => header.name === NAME && (header.path === path || header.path === '/*'))?.value ?? '';
  const fold = (most: number) =>
    foldPolicies(
      listHeaders(site.rules),
      (some) => some.filter(({ path }) => path.startsWith('/page-')).length <= most,
    );

  test('sends each page a policy that allows what its own does', () => {
    const headers = fold(30);
    expect(headers.filter(({ path }) => path.startsWith('/page-'))).toHaveLength(30);
    for (const [path, policy] of OWN) {
      const sent = policyAt(headers, path);
      expect(sent).toContain(policy.match(/'sha256-A[^']*'/)?.[0]);
      expect(effectivePolicy([sent, policy])).toEqual(effectivePolicy([policy]));
    }
  });

  test('keeps the policy of payment pages, and lets no other page load what these load', () => {
    const headers = fold(0);
    expect(policyAt(headers, '/cashFree')).toBe(PAYMENT_POLICY);
    expect(policyAt(headers, '/cart')).not.toContain('pay.example');
    expect(policyAt(headers, '/cart')).toContain(hashOf(49));
  });

  test('changes nothing where there is room', () => {
    expect(fold(150)).toEqual(listHeaders(site.rules));
  });
});
