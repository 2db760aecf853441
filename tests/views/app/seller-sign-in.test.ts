import { expect, test } from 'vitest';
import { makeSellerSignInView } from '../../../src/views/app/seller-sign-in.ts';
import { openSite } from '../../catalog/open-site.ts';
import { page, store } from '../../catalog/shop-in-a-folder.ts';

const TERMS = {
  pages: ['/charges'],
  commission: [{ name: 'All', percent: 10 }],
  shipping: { steps: [{ upToGrams: 500, charge: 45 }], furtherKg: 30 },
  goodsGst: [5],
  example: { category: 'All', price: 499, grams: 400, goodsGst: 5 },
};
const charges = page({ path: '/charges', group: 'seller', title: 'Charges', summary: ['We keep 10%.'] });
const packing = page({ path: '/packing', group: 'seller', title: 'Packing', summary: ['Use a strong box.'] });

test('the sign-in of sellers has the summary of the page with the charges', () => {
  const site = openSite({
    'store.json': store({ sellerTerms: TERMS }),
    'pages/charges.json': charges,
    'pages/packing.json': packing,
  });
  const { costs, more, scene } = makeSellerSignInView(site);
  expect(costs).toEqual(['We keep 10%.']);
  expect(more).toEqual({ label: 'Charges', href: '/charges' });
  expect(scene).toBeUndefined();
});

test('a shop that names no charges says none at the sign-in of sellers', () => {
  const { costs, more } = makeSellerSignInView(openSite({ 'pages/packing.json': packing }));
  expect([costs, more]).toEqual([[], undefined]);
});

test('the footer of pages for sellers leads to the pages for sellers alone', () => {
  const links = [{ label: 'Open a shop', href: '/Seller-SignUp' }];
  const footer = [
    { title: 'Help', links: [{ label: 'Help', href: '/help' }] },
    { title: 'Sell', links },
  ];
  const { shell } = makeSellerSignInView(openSite({ 'store.json': store({ footer }), 'pages/packing.json': packing }));
  expect(shell.footer.links).toEqual([...links, { label: 'Packing', href: '/packing' }]);
});
