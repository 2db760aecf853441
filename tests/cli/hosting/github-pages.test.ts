import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeGitHubPages } from '../../../src/cli/hosting/servers/github-pages.ts';
import { readHostedSite } from '../../../src/cli/hosting/site/hosted-site.ts';
import { writeHostFiles } from '../../../src/cli/hosting/write-host-files.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { writeHostedSite } from './made-site.ts';

const work = makeTemporaryFolder();

test('the folder for GitHub Pages has the site, and pages that lead on where the site has redirects', async () => {
  const site = await readHostedSite(writeHostedSite(join(work, 'dist')));
  const to = join(work, 'host');
  for (const times of [1, 2]) {
    await writeHostFiles(site, makeGitHubPages(site), to);
    const names = readdirSync(join(to, 'site'), { recursive: true }).map(String);
    expect([times, names]).toEqual([times, expect.arrayContaining(['cart.html', '.nojekyll', 'CNAME', 'old.html'])]);
    expect(names.filter((name) => /\.(?:br|zst|dcz|dict)$|^_headers$/.test(name))).toEqual([]);
  }
  expect(readFileSync(join(to, 'site/old.html'), 'utf8')).toContain(
    '<meta http-equiv="refresh" content="0; url=/cart">',
  );
  for (const rest of ['', '/reviews', '/reviews/2']) {
    const page = readFileSync(join(to, `site/old-tea/p/SKU.1${rest}.html`), 'utf8');
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=/leaf-tea/p/SKU.1${rest}">`);
    expect(page).toContain(`<link rel="canonical" href="/leaf-tea/p/SKU.1${rest}">`);
  }
  expect(readFileSync(join(to, 'site/CNAME'), 'utf8')).toBe('shop.example\n');
});

test('what is no copy of a site is not replaced', async () => {
  const site = await readHostedSite(writeHostedSite(join(work, 'other')));
  mkdirSync(join(work, 'mine/site'), { recursive: true });
  writeFileSync(join(work, 'mine/site/letter.txt'), 'Dear reader');
  await expect(writeHostFiles(site, makeGitHubPages(site), join(work, 'mine'))).rejects.toThrow(
    'is no copy of the site',
  );
  expect(readFileSync(join(work, 'mine/site/letter.txt'), 'utf8')).toBe('Dear reader');
});

test('a redirect page leaves the built site as it is, also where it replaces a page', async () => {
  const site = await readHostedSite(writeHostedSite(join(work, 'third')));
  const made = makeGitHubPages(site);
  await writeHostFiles(site, { ...made, files: { 'site/cart.html': 'moved' } }, join(work, 'third-host'));
  expect(readFileSync(join(site.folder, 'cart.html'), 'utf8')).toContain('<title>Cart<');
});
