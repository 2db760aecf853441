import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redirectTo } from '../src/api/office/kit/page/layout.ts';
import { findNavigations, listNavigations } from './support/navigations.ts';

/**
 * Places that lead a browser to an address without `isOwnPath`, by the reason why nobody from outside chooses where it leads. An address
 * that comes from outside goes through `isOwnPath` (src/core/site/own-path.ts) in the expression itself.
 */
const SAFE: Readonly<Record<string, readonly string[]>> = {
  'made of the routes of the site and of encoded values': [
    "client/account/account.ts: marketPagePath(page, isIn ? 'orders' : 'login')",
    'client/account/login-page.ts: path',
    // With or without a way back.
    'client/checkout/checkout-send.ts: path + keyHash(order.key)',
    'client/checkout/checkout-send.ts: path + keyHash(order.key)',
    'client/placing/waiting-order.ts: `{orderPath(order.number)}&placed=yes{keyHash(order.key)}`',
    'client/placing/waiting-order.ts: path',
    "client/orders/order-again.ts: marketPagePath(page.markets[market] ?? page, 'cart')",
    'client/orders/order-detail.ts: href',
    'client/orders/order-document.ts: `?number={encodeURIComponent(number)}`',
    'client/orders/order-keep.ts: address',
    'client/orders/order-list.ts: orderPath(number, market)',
    "client/orders/order-list.ts: paymentPath(number, 'start', market)",
    'client/own-orders/order-path.ts: marketPagePath(other, name) + location.search + keyHash(keyOfOrder(number))',
    'client/returns/order-returned.ts: `{orderPath(order.number)}&view=credit-note`',
    'client/orders/order-shipment.ts: sellerPath(page.markets[order.market] ?? page, seller)',
    'client/orders/order-track.ts: orderPath(order.number, order.market)',
    'client/orders/order-tracked.ts: path + keyHash(key)',
    'client/payment/payment.ts: orderPath(number, market)',
    'client/payment/payment.ts: `{order}&placed=yes{keyHash(keyOfOrder(this.#number))}`',
    'client/payment/payment.ts: `{orderPath(this.#number, order.market)}&placed=yes{key}`',
  ],
  'a link or fact of a page of the site': [
    'client/seller/lead-to-office.ts: link.href',
    'client/account/account-menu.ts: link.href',
    'client/boot/boot.ts: element.href',
    "client/boot/boot.ts: find('li [href$=\"/order\"]')?.pathname ?? '/order'",
    'browser/alerts/alerts.ts: page.trouble',
    "islands/replace-list.ts: next.querySelector('link[rel=canonical]')?.getAttribute('href') ?? path",
    'client/menu/categories.ts: link.href',
    'client/menu/categories.ts: next',
    'client/product/delivery.ts: link.href',
    'client/product/quick-view.ts: product.path',
    "client/product/sheet.ts: template.dataset['styles'] as string",
    'client/product/sheet.ts: opener.pathname',
    'client/product/variant.ts: path',
    'islands/listing.tsx: link.href',
    "routes/404.astro: path + location.search + (asked === location.pathname ? location.hash : '')",
    'routes/404.astro: `{start}404#{asked}`',
  ],
  'the path of the request itself, without the key in its query': ['admin/server/serve-admin.ts: path'],
  'from data files of the site': [
    'browser/load-styles.ts: href',
    'client/card/fill-card.ts: path',
    'client/card/fill-card.ts: href',
    'client/lists/shared-list-page.ts: item.path',
    'client/card/card-colour.ts: path',
    'client/product/moved-product.ts: path + location.hash',
    'client/product/old-link.ts: path',
  ],
  'from storage, which is read with isOwnPath': [
    'client/cart/fill-row.ts: path',
    'client/checkout/checkout-review.ts: path',
    'client/offline/offline-page.ts: path',
    'client/items/item-list.ts: path',
  ],
  'the parameter "next" of the login page, which is read with isOwnPath': [
    'client/account/logged-in.ts: next',
    'client/account/login-page.ts: next',
  ],
  "an answer of the shop's own host about an order": ['client/orders/order-shipment.ts: line.path'],
  "a payment provider's page on another site, which the shop's own host has from the provider": [
    'client/payment/payment-provider.ts: payment.address',
    'client/payment/payment-provider.ts: payment.address',
  ],
  "a courier's page on another site, by https: its address is a template of the operator": [
    'client/orders/order-way.ts: address',
  ],
  'no page of another site: a message, a call, a file of the browser, a place in the page': [
    'client/account/own-account-export.ts: address',
    "client/checkout/message-send.ts: way === 'whatsapp' ? whatsappOrderLink(whatsapp, message) : mailOrderLink(email, checkoutText.mailSubject({ day: indianDay(Date.now()) }), message)",
    'browser/forms/form-errors.ts: `#{control.id}`',
    'browser/addresses/share-address.ts: whatsapp',
    'browser/addresses/share-address.ts: whatsapp',
    'client/product/old-link.ts: location.href',
    'client/languages/languages.ts: `?{query}`',
  ],
  'the address of an order that the seller has, below the page itself': [
    'api/entry/routes/sellers/link-routes.ts: `order-link?token={token}&said={said}{languageQuery()}`',
  ],
  'a stand-in for a payment provider in tests and trials: as the provider, it leads where the host that made the payment says':
    ['api/entry/cashfree-simulator/simulator.ts: back'],
  'a redirect of the catalogue, or the path itself: one with // or \\ is refused before, and encodeURI writes tabs as %09':
    [
      'cli/hosting/cloudfront/viewer-request.js: { value: encodeURI(target) + formatQuery(request.querystring) }',
      'cli/hosting/cloudflare/worker.js: encodeURI(target) + url.search',
      'cli/server/static-server.ts: encodeURI(redirect) + search',
      'cli/server/static-server.ts: encodeURI(spelled) + search',
    ],
  'a file of the server, not a page': ['cli/server/static-server.ts: real'],
  'below the base path of the host': ['cli/server/shop-server.ts: `{BASE}{request.url}`'],
};

const found = listNavigations(join(import.meta.dirname, '../src')).filter(
  ({ address }) => !/\b(?:isOwnPath|ownPath)\(/.test(address),
);

test('every place that leads to an address asks isOwnPath, or is listed here with the reason why not', () => {
  expect(found.length).toBeGreaterThan(40);
  expect(found.map(({ file, address }) => `${file}: ${address}`).sort()).toEqual(Object.values(SAFE).flat().sort());
});

test.each([
  'location.assign(wanted)',
  'window.location.replace(wanted)',
  'location.href = wanted',
  'location = wanted',
  'link.href = wanted',
  'form.action = wanted',
  "link.setAttribute('href', wanted)",
  'window.open(wanted)',
  'context.redirect(wanted)',
  'Response.redirect(wanted, 303)',
  'response.writeHead(302, { location: wanted })',
  'new Response(null, { status: 303, headers: { Location: wanted } })',
  "new Headers([['location', wanted]])",
  "response.setHeader('Location', wanted)",
])('a new place is found: %s', (code) => {
  expect(findNavigations(code)).toEqual(['wanted']);
});

test.each(['//evil.example', '/\t/evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'the host leads to its own pages, not to %j',
  (path) => {
    expect(redirectTo({ path: '/operator' }, path).headers.get('location')).toBe('/api/operator');
    expect(redirectTo({ path: '/operator' }, '/operator/orders?page=2').headers.get('location')).toBe(
      '/api/operator/orders?page=2',
    );
  },
);
