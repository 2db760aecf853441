/**
 * Groups modules of scripts that are needed together into one file each. Each additional file is a name in every list of files to load together and a
 * request with headers, and it compresses on its own. Only modules without side effects belong in a group, because its file is loaded for any of
 * them. A module goes to the first group that matches it. A module that `import()` loads belongs to no group: its file would need the bundler's
 * helpers, too.
 */

/** The names in groups. A test checks that each is that of a module. */
export const GROUPED: string[] = [];

/** Matches modules of `src` by their paths without `.ts`. */
const modules = (...names: readonly string[]): RegExp => {
  GROUPED.push(...names);
  return new RegExp(`[\\\\/]src[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`);
};

export interface ScriptGroup {
  readonly name: string;
  readonly test: RegExp;
}

export const SCRIPT_GROUPS: ScriptGroup[] = [
  // One file for React and its bindings to stores. Budgets name it separately, and browsers keep it from release to release.
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|@nanostores[\\/]react|nanostores[\\/](?:listen-keys|deep-map))[\\/]/,
  },
  // What nearly every script needs after the first touch.
  {
    name: 'base',
    test: /node_modules[\\/](?:@nanostores[\\/]persistent|nanostores)[\\/]|src[\\/](?:core[\\/]site[\\/](?:constants|own-path|stored-keys)|browser[\\/](?:mark-language|notice|page|status|storage))\.ts$|virtual:shop-facts$/,
  },
  // What scripts write into pages.
  { name: 'templates', test: modules('browser/(?:parts|templates)') },
  { name: 'days', test: modules('core/delivery/delivery-date', 'browser/delivery-sentences') },
  { name: 'money', test: modules('browser/money', 'core/money/format-price') },
  { name: 'paths', test: modules('paths', 'browser/busy') },
  // Content of other pages, in the sheet, the quick view and cards.
  { name: 'pages', test: modules('browser/api/fetch-page', 'islands/copy-parts') },
  // Alone, because it has a side effect.
  { name: 'panel', test: modules('stores/panel') },
  { name: 'panels', test: modules('islands/(?:panels|use-dialog|use-dismissal)') },
  { name: 'drafts', test: modules('client/forms/form-(?:draft|values)', 'client/placing/placing-key') },
  { name: 'forms', test: modules('client/forms/form-send', 'browser/forms/form-errors') },
  // Calls to the host, also those of sellers.
  { name: 'session', test: modules('stores/session', 'browser/api/(?:api|api-answer|session-answer|token)') },
  // The cart, before and after its prices are known.
  {
    name: 'cart',
    test: modules(
      'core/(?:cart/(?:stored-)?cart|size/size-words)',
      'stores/(?:cart|cart-hash)',
      'browser/addresses/cart-address',
      'client/items/badge',
    ),
  },
  {
    name: 'priced',
    test: modules(
      'core/(?:calendar/indian-day|order/order-total|product/price-file|cart/priced-cart)',
      'stores/(?:priced-cart|prices)',
    ),
  },
  // What the drawer and the cart page have in common.
  { name: 'lines', test: modules('browser/cart-texts', 'client/cart/load-more', 'stores/removed-lines') },
  // Last, because what it shares with the cart belongs to the cart.
  { name: 'wishlist', test: modules('stores/wishlist', 'islands/mark-wishlist') },
  { name: 'files', test: modules('browser/files/read-file', 'client/listing/read-cards') },
  // Delivery to a PIN code: on product pages, in carts and in the checkout.
  {
    name: 'pin',
    test: modules(
      'core/(?:address/pin-code|delivery/delivery-rules)',
      'client/(?:delivery/(?:deliver-to|look-up)|forms/pin-codes)',
    ),
  },
  // Orders that were placed here: on the pages of orders.
  { name: 'orders', test: modules('client/own-orders/(?:known-orders|order-path)') },
  // Fields for people and addresses: in the checkout, in accounts, and in the sign-up of sellers.
  { name: 'fields', test: modules('core/address/phone', 'client/forms/pin-fill') },
  // The following come last, because a group also takes the imports of its modules that no other group has.
  // What is known about the cart's lines with today's prices, and when these arrive: in the drawer, on the cart page and in the checkout.
  {
    name: 'line-extras',
    test: modules('stores/(?:arrivals|line-extras)', 'core/order/delivery-order', 'client/delivery/deliver-cart'),
  },
  { name: 'addresses', test: modules('client/(?:checkout/saved-addresses|forms/address-form)') },
  // Orders that wait for a connection.
  { name: 'waiting', test: modules('client/placing/waiting(?:-order)?') },
  { name: 'order-codes', test: modules('core/order/(?:order-status|undelivered)', 'orders/return-words') },
];
