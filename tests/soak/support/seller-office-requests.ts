/** What pages of the seller's office are about. */
interface Subjects {
  readonly shipment: string;
  readonly returned: string;
  /** A product of the catalogue. */
  readonly sku: string;
  /** Such as 2026-11. */
  readonly month: string;
}

/** Paths of pages of the seller's office by route; a word behind a route tells several of one apart. */
export const SELLER_PAGES: Readonly<Record<string, (subjects: Subjects) => string>> = {
  '/': () => '',
  '/orders': () => '/orders',
  '/orders (all)': () => '/orders?status=all',
  '/orders (of a name)': () => '/orders?status=all&search=Asha',
  '/orders/{shipment}': ({ shipment }) => `/orders/${shipment}`,
  '/returns': () => '/returns',
  '/returns (all)': () => '/returns?status=all',
  '/returns/{id}': ({ returned }) => `/returns/${returned}`,
  '/products': () => '/products',
  '/products (of a name)': () => '/products?search=kurta',
  '/products (drafts)': () => '/products?status=drafts',
  '/products/new': () => '/products/new',
  '/products/of/{sku}': ({ sku }) => `/products/of/${encodeURIComponent(sku)}`,
  '/products/table': () => '/products/table',
  '/products/table/template.csv': () => '/products/table/template.csv',
  '/products/table/download': () => '/products/table/download',
  '/products/table/products.csv': () => '/products/table/products.csv',
  '/payouts': () => '/payouts',
  '/payouts/{month}': ({ month }) => `/payouts/${month}`,
  '/figures': () => '/figures',
  '/figures/orders.csv': ({ month }) => `/figures/orders.csv?from=${month}-01&to=${month}-28`,
  '/stock': () => '/stock',
  '/stock (of a name)': () => '/stock?search=kurta',
  '/language': () => '/language',
  '/application': () => '/application',
  '/details': () => '/details',
  '/documents': () => '/documents',
};
