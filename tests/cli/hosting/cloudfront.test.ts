import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCloudFront } from '../../../src/cli/hosting/cloudfront/make.ts';
import { type HostedSite, HostError, readHostedSite } from '../../../src/cli/hosting/site/hosted-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { DICTIONARIES, FILE_POLICY, PAGES, PAYMENT_POLICY, POLICY, SPECULATION, writeHostedSite } from './made-site.ts';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface FunctionRequest {
  method: string;
  uri: string;
  querystring: Values;
  headers: Values;
  cookies: Values;
}
interface FunctionResponse {
  statusCode: number;
  headers: Values;
}
interface Template {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
}

describe('the template for CloudFront', () => {
  let site: HostedSite;
  let resources: Template['Resources'];
  beforeAll(async () => {
    site = await readHostedSite(writeHostedSite(makeTemporaryFolder()));
    resources = read(site);
  });
  const read = (of: HostedSite) => (JSON.parse(makeCloudFront(of).files['template.json'] ?? '') as Template).Resources;
  const codeOf = (name: string) => String(resources[name]?.Properties['FunctionCode']);
  /** Runs a function in a context without Node's globals, as CloudFront does. */
  const run = <T>(name: string, event: object): T =>
    JSON.parse(runInNewContext(`${codeOf(name)}\nJSON.stringify(handler(${JSON.stringify(event)}))`) as string) as T;

  const context = { distributionId: 'E1', eventType: 'viewer-request', requestId: 'x' };
  const request = (uri: string, headers: Record<string, string> = {}, querystring: Values = {}): FunctionRequest =>
    run('RequestFunction', {
      version: '1.0',
      context,
      viewer: { ip: '203.0.113.1' },
      request: {
        method: 'GET',
        uri,
        querystring,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
        cookies: {},
      },
    });
  const respond = (
    uri: string,
    headers: Values = { 'content-type': { value: 'text/html; charset=utf-8' } },
    asked: Values = {},
  ): FunctionResponse =>
    run('ResponseFunction', {
      version: '1.0',
      context: { ...context, eventType: 'viewer-response' },
      viewer: { ip: '203.0.113.1' },
      request: { method: 'GET', uri, querystring: {}, headers: asked, cookies: {} },
      response: { statusCode: 200, statusDescription: 'OK', headers, cookies: {} },
    });

  test('has functions that are not too large, for the runtime 2.0', () => {
    for (const name of ['RequestFunction', 'ResponseFunction']) {
      expect(Buffer.byteLength(codeOf(name))).toBeLessThanOrEqual(10_240);
      expect(resources[name]?.Properties['FunctionConfig']).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
    }
    const many = new Map(Array.from({ length: 400 }, (_, index) => [`/an-old-address-${index}`, '/cart']));
    expect(() => read({ ...site, redirects: many })).toThrow(HostError);
  });

  test('names only resources and parameters that it has', () => {
    const text = JSON.stringify(resources);
    const named = [...text.matchAll(/"(?:Ref|Fn::GetAtt)":\[?"([^"]+)"/g)].map(([, name]) => name);
    const known = [
      ...Object.keys(resources),
      'BucketName',
      'HostName',
      'CertificateArn',
      'AWS::StackName',
      'AWS::AccountId',
      'AWS::NoValue',
    ];
    expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  test.each([
    ['/old', '/cart'],
    ['/old-tea/p/SKU.1/reviews', '/leaf-tea/p/SKU.1/reviews'],
    ['/cart.html', '/cart'],
    ['/cart/', '/cart'],
    ['/index.html', '/'],
    ['/en-ae/', '/en-ae'],
  ])('leads %s to %s', (uri, target) => {
    expect(request(uri)).toMatchObject({ statusCode: 301, headers: { location: { value: target } } });
  });

  test('keeps the query in redirects', () => {
    const query = {
      a: { value: '1' },
      b: { value: 'x', multiValue: [{ value: 'x' }, { value: '%20' }] },
      c: { value: '' },
    };
    expect(request('/old', {}, query)).toMatchObject({ headers: { location: { value: '/cart?a=1&b=x&b=%20&c' } } });
  });

  test.each([
    ['gzip, br', '/cart', '/cart.html.br'],
    ['gzip, br', '/', '/index.html.br'],
    ['gzip, br', '/leaf-tea/p/SKU.js', '/leaf-tea/p/SKU.js.html.br'],
    ['gzip, br;q=0', '/cart', '/cart'],
    ['', '/', '/'],
    ['gzip, br', '/robots.txt', '/robots.txt'],
    ['gzip, br', '/_img/abc-256.webp', '/_img/abc-256.webp'],
    ['gzip, br', '/%E0%A4%A', '/%E0%A4%A'],
    ['gzip, br', '//evil.example/', '//evil.example/.html.br'],
  ])('with Accept-Encoding "%s" asks the bucket at %s for %s', (accepted, uri, key) => {
    expect(request(uri, { 'accept-encoding': accepted }).uri).toBe(key);
  });

  test('asks for the form by the dictionary that the client has, in its market', () => {
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': DICTIONARIES.ae.available };
    expect(request('/en-ae/cart', headers).uri).toBe(`/en-ae/cart.html.${DICTIONARIES.ae.id}.dcz`);
    expect(request('/cart', headers).uri).toBe('/cart.html.br');
    expect(request('/en-ae/cart', { ...headers, 'accept-encoding': 'br' }).uri).toBe('/en-ae/cart.html.br');
  });

  test('asks for no form that is missing', () => {
    const formFiles = new Set([...site.formFiles].filter((name) => !name.startsWith('cart.html')));
    resources = read({ ...site, formFiles });
    expect(request('/cart', { 'accept-encoding': 'br' }).uri).toBe('/cart');
    resources = read({ ...site, formFiles: new Set(), forms: { endings: [], markets: [] } });
    expect(request('/', { 'accept-encoding': 'br' }).uri).toBe('/');
    resources = read(site);
  });

  test('gives each page its policy, whatever the form', () => {
    for (const path of Object.keys(PAGES))
      for (const uri of path === '/'
        ? ['/', '/index.html.br']
        : [path, `${path}.html.br`, `${path}.html.${DICTIONARIES.in.id}.dcz`]) {
        const { headers } = respond(uri);
        expect([uri, headers['content-security-policy']?.value]).toEqual([
          uri,
          path.endsWith('/cashFree') ? PAYMENT_POLICY : POLICY,
        ]);
        expect(headers['vary']?.value).toBe('Accept-Encoding, Available-Dictionary');
        expect(headers['link']).toBeUndefined();
        const hinted = respond(uri, undefined, { 'sec-ch-ua': { value: '"Chromium";v="140"' } });
        expect(hinted.headers['link']?.value).toContain(DICTIONARIES[path.startsWith('/en-ae') ? 'ae' : 'in'].path);
      }
    expect(JSON.stringify(resources['Headers'])).not.toContain('compression-dictionary');
  });

  test('gives files their headers', () => {
    expect(respond(DICTIONARIES.in.path, {}).headers['use-as-dictionary']?.value).toContain('match="/*"');
    expect(respond(SPECULATION).headers['content-type']?.value).toBe('application/speculationrules+json');
    expect(respond('/_img/abc-256.webp', {}).headers['content-security-policy']?.value).toBe(FILE_POLICY);
  });

  test('gives errors a policy, for which functions do not run', () => {
    expect(resources['Headers']?.Properties['ResponseHeadersPolicyConfig']).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: POLICY },
        ContentTypeOptions: { Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
      },
    });
  });
});
