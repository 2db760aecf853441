import { afterEach, describe, expect, test, vi } from 'vitest';
import { listDirectories } from '../../../src/catalog/listings/directory.ts';
import { getSite, findPicture } from '../../../src/catalog/site/site.ts';
import { openSite } from '../open-site.ts';
import { store } from '../shop-in-a-folder.ts';

describe('a site', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('has the address of store.json, or of SITE_URL', () => {
    expect(openSite({ 'store.json': store({ siteUrl: 'https://hill.example//' }) }).url).toBe('https://hill.example');
    vi.stubEnv('SITE_URL', 'https://test.hill.example/');
    expect(openSite().url).toBe('https://test.hill.example');
  });

  test('is the same for all pages of a build', () => {
    const site = openSite();
    expect(getSite()).toBe(site);
    expect(listDirectories(site)).toBe(listDirectories(site));
    expect(listDirectories(openSite())).not.toBe(listDirectories(site));
  });

  test('has no picture that was not prepared', () => {
    expect(() => findPicture(openSite(), { source: 'leaf.png', alt: '' })).toThrow('leaf.png');
  });
});
