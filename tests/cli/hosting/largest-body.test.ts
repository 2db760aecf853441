import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_REQUEST_BYTES, UPLOAD_BYTES } from '../../../src/core/seller/upload-limits.ts';
import { HOSTS } from '../../../src/cli/hosting/hosts.ts';
import { readHostedSite } from '../../../src/cli/hosting/site/hosted-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { writeHostedSite } from './made-site.ts';

const megabytes = MOST_REQUEST_BYTES / 1e6;
/** How web servers are told to send requests on to another server. */
const SENDS_ON = /proxy_pass|reverse_proxy|ProxyPass|kind: Ingress|ingressClassName/;
/** How they are told the largest body that they take. */
const LIMIT =
  /(?:client_max_body_size|max_size|LimitRequestBody|proxy-body-size["']?:?) *["'`]?(\d[\d.]*) ?(MB|[mM]i?B?)?\b/g;

/** The limits that a text names, in bytes. */
const limitsIn = (text: string): number[] =>
  [...text.matchAll(LIMIT)].map(([, number, unit = '']) => {
    const factor = unit === '' ? 1 : unit === 'MB' ? 1e6 : 1024 * 1024;
    return Number(number) * factor;
  });
/** Whether a limit lets the largest body through, and hardly more. */
const fits = (limit: number): boolean => limit >= MOST_REQUEST_BYTES && limit < MOST_REQUEST_BYTES * 1.1;

describe('the largest body that the API host takes', () => {
  test('is that of the largest file', () => {
    expect(MOST_REQUEST_BYTES).toBe(Math.max(...Object.values(UPLOAD_BYTES)));
    expect(limitsIn('client_max_body_size 12m; max_size 12MB proxy-body-size: "1"')).toEqual([12_582_912, 12e6, 1]);
  });

  test('is named by each file of npm run hosting that sends requests on to it', async () => {
    const folder = makeTemporaryFolder();
    const site = await readHostedSite(writeHostedSite(join(folder, 'site')));
    const sending = Object.entries(HOSTS).flatMap(([name, { make }]) =>
      Object.entries(make(site, join(folder, name)).files)
        .filter(([, text]) => SENDS_ON.test(text))
        .map(([file, text]) => [`${name}/${file}`, limitsIn(text)] as const),
    );
    expect(sending.map(([file]) => file)).toEqual(['nginx/example.conf', 'caddy/example.caddy', 'container/Caddyfile']);
    for (const [file, limits] of sending) {
      expect(limits.length, file).toBeGreaterThan(0);
      expect(
        limits.filter((limit) => !fits(limit)),
        file,
      ).toEqual([]);
    }
  });

  test('is named by every snippet of the documentation and the examples', () => {
    const files = execFileSync('git', ['ls-files', '-z', '*.md', '*.y*ml', '*.conf', '*.toml'], { encoding: 'utf8' })
      .split('\0')
      .filter((file) => file !== '' && !file.startsWith('tests/'));
    let snippets = 0;
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      for (const limit of limitsIn(text)) expect(fits(limit), `${file}: ${limit}`).toBe(true);
      for (const [block] of text.matchAll(file.endsWith('.md') ? /^```[\s\S]*?^```/gm : /[\s\S]+/g))
        if (SENDS_ON.test(block)) {
          snippets++;
          expect(limitsIn(block).length, `${file}: ${block.slice(0, 80)}`).toBeGreaterThan(0);
        }
    }
    expect(files.length).toBeGreaterThan(5);
    expect(snippets).toBeGreaterThan(0);
  });

  test.each(['src/cli/hosting/README.md', 'src/api/docs/run.md'])('stands in %s', (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`bodies of ${megabytes} MB`);
  });
});

describe('an address of the site with a port', () => {
  const makeFor = async (address: string) => {
    const folder = makeTemporaryFolder();
    const site = await readHostedSite(writeHostedSite(join(folder, 'site'), { address }));
    return (name: keyof typeof HOSTS) => Object.values(HOSTS[name].make(site, join(folder, name)).files).join('\n');
  };

  test('is the name and the port of the server', async () => {
    const make = await makeFor('https://shop.example:8443');
    expect(make('nginx')).toContain('  listen 8443 ssl http2;\n  server_name shop.example;\n');
    expect(make('nginx')).toContain('  listen 8443 ssl http2 default_server;\n');
    expect(make('caddy')).toContain('\nshop.example:8443 {\n');
    expect(JSON.parse(make('cloudfront')).Parameters.HostName.Default).toBe('shop.example');
    expect(make('cloudflare-worker')).toContain('"name": "shop-example"');
    expect(make('github-pages')).not.toContain('8443');
  });

  test.each([
    ['https://shop.example', '  listen 443 ssl http2;\n  server_name shop.example;\n'],
    ['http://127.0.0.1:4321', '  listen 4321;\n  server_name 127.0.0.1;\n'],
    ['http://[::1]:4321', '  listen 4321;\n  server_name [::1];\n'],
    ['https://हाट.example', '  listen 443 ssl http2;\n  server_name xn--c2b5cp.example;\n'],
  ])('%s gives a name that nginx takes', async (address, lines) => {
    expect((await makeFor(address))('nginx')).toContain(lines);
  });
});
