/** Handlers that are used less often than those in `boot.ts`; loading them costs one more request. */
export const handlers: Record<string, () => Promise<(control: never) => unknown>> = {
  page: () => import('../../islands/listing.tsx').then(({ turn }) => turn),
  categories: () => import('../menu/categories.ts').then(({ run }) => run),
  wish: () => import('../wishlist/wish.ts').then(({ run }) => run),
  compare: () => import('../compare/add-to-comparison.ts').then(({ run }) => run),
  share: () => import('../product/share.ts').then(({ run }) => run),
  quantity: () => import('../cart/quantity.ts').then(({ run }) => run),
  picture: () => import('../product/gallery.ts').then(({ run }) => run),
  variant: () => import('../product/variant.ts').then(({ run }) => run),
  colour: () => import('../product/card-colour.ts').then(({ run }) => run),
  view: () => import('../product/quick-view.ts').then(({ run }) => run),
  delivery: () => import('../product/delivery.ts').then(({ run }) => run),
  earnings: () => import('../seller/earnings.ts').then(({ run }) => run),
  find: () => import('../search/search-box.ts').then(({ run }) => run),
  consent: () => import('../consent/consent.ts').then(({ run }) => run),
  logout: () => import('../account/account.ts').then(({ run }) => run),
};
