import { expect, test } from 'vitest';
import { setSite } from '../../src/catalog/site/site.ts';
import { makeShellView } from '../../src/views/parts/shell.ts';
import { type Files, emirates, findProblems, loadShop, page, store } from '../catalog/shop-in-a-folder.ts';

const LOGO = { src: '/logo.svg', dark: '/logo-dark.svg', width: 120, height: 32 };
const shellOf = (fields: Record<string, unknown>, market?: string, files: Files = {}) => {
  const catalog = loadShop({ 'store.json': store(fields), 'markets/ae.json': emirates(), ...files });
  const site = setSite(catalog, new Map(), '2026-11-23');
  return makeShellView(site, market === undefined ? undefined : catalog.markets.get(market));
};

test('a shop without a logo shows its name', () => {
  const { header, footer } = shellOf({});
  expect([header.logo, footer.logo]).toEqual([undefined, undefined]);
});

test('header and footer have the logo of store.json', () => {
  const { header, footer } = shellOf({ logo: LOGO });
  expect([header.logo, footer.logo]).toEqual([LOGO, LOGO]);
});

test('the header has the links and the search words of store.json, in the default market', () => {
  const look = { header: { links: [{ label: 'How we pack', href: '/help' }], search: 'Search teas' } };
  const { header } = shellOf(look);
  expect(header.categories.at(-1)).toEqual({ label: 'How we pack', href: '/help' });
  expect(header.searchHint).toBe('Search teas');
  const other = shellOf(look, 'ae').header;
  expect(other.categories.map(({ label }) => label)).not.toContain('How we pack');
  expect(other.searchHint).toBe('Search');
});

test('the footer of another market leads to the pages that this market has', () => {
  const links = [
    { label: 'Your orders', href: '/order' },
    { label: 'Your account', href: '/account' },
    { label: 'Help', href: '/help' },
  ];
  const { footer } = shellOf({ footer: [{ title: 'Shopping', links }] }, 'ae');
  expect(footer.groups[0]?.links.map(({ href }) => href)).toEqual(['/en-ae/order', '/en-ae/account', '/help']);
});

test('another market leads to its own help and policies where it has them, and to no lists of the default market', () => {
  const links = ['/help', '/help#post', '/imported', '/newsletter', '/search'].map((href) => ({ label: 'Link', href }));
  const { footer, menu } = shellOf({ footer: [{ title: 'Shopping', links }] }, 'ae', {
    'pages/help-ae.json': page({ path: '/en-ae/help', market: 'ae' }),
  });
  expect(footer.groups[0]?.links.map(({ href }) => href)).toEqual(['/en-ae/help', '/en-ae/help#post']);
  expect(menu.help).toBe('/en-ae/help');
});

test('the footer may link to other sites, the header only to pages of the shop', () => {
  const instagram = { label: 'Instagram', href: 'https://www.instagram.com/haat' };
  const { footer } = shellOf({ footer: [{ title: 'Us', links: [instagram] }] });
  expect(footer.groups).toEqual([{ title: 'Us', links: [instagram] }]);
  const problems = findProblems({
    'store.json': store({ header: { links: [instagram, { label: 'Gone', href: '/gone' }] }, icon: 'gone.png' }),
  });
  expect(problems.map(({ field }) => field)).toContain('header.links[0].href');
});

test('links of the header and the picture of icons have to exist', () => {
  const problems = findProblems({
    'store.json': store({ header: { links: [{ label: 'Gone', href: '/gone' }] }, icon: 'gone.png' }),
  });
  expect(problems.map(({ code, field }) => `${code} ${field}`)).toEqual(
    expect.arrayContaining(['link-broken header.links[0].href', 'picture-missing icon']),
  );
});
