import { findPointerPath } from '../../core/site/data-paths.ts';
import { page } from '../../browser/page.ts';
import { readJson } from '../../browser/read-file.ts';

/** Handlers that are used less often than those in `boot.ts`; loading them costs one more request. */
export const handlers: Record<string, () => Promise<{ run: (control: never) => unknown }>> = {
  login: () => import('../account/login-panel.ts'),
  filter: () => import('../listing/filter.ts'),
  choice: () => import('../listing/on-load.ts'),
  page: () => import('../../islands/listing.tsx').then(({ turn }) => ({ run: turn })),
  categories: () => import('../menu/categories.ts'),
  moveToCart: () => import('../wishlist/move-to-cart.ts'),
  wish: () => import('../wishlist/wish.ts'),
  compare: () => import('../compare/add-to-comparison.ts'),
  share: () => import('../product/share.ts'),
  shareList: () => import('../lists/share-list.ts'),
  quantity: () => import('../cart/quantity.ts'),
  measure: () => import('../size/measure.ts'),
  findSize: () => import('../size/find-size.ts'),
  zoom: () => import('../product/zoom.ts'),
  picture: () => import('../product/gallery.ts'),
  sortReviews: () => import('../product/sort-reviews.ts'),
  restock: () => import('../product/restock.ts'),
  variant: () => import('../product/variant.ts'),
  sizes: () => import('../product/all-sizes.ts'),
  colour: () => import('../product/card-colour.ts'),
  view: () => import('../product/quick-view.ts'),
  pin: () => import('../delivery/pin-dialog.ts'),
  saving: () => import('../saving/switch.ts'),
  delivery: () => import('../product/delivery.ts'),
  earnings: () => import('../seller/earnings.ts'),
  find: () => {
    // Suggestions begin with it. What fails is asked for again by them.
    readJson(findPointerPath(page.market)).catch(() => {});
    return import('../search/search-box.ts');
  },
  consent: () => import('../consent/consent.ts'),
  account: () => import('../account/account-menu.ts'),
  rail: () => import('../home/rail.ts'),
  logout: () => import('../account/account.ts'),
};
