import type { Shop } from '../ground/shop/read-shop.ts';

/** The end of a mail: who writes, and how to reach them. */
export const sign = ({ name, store }: Pick<Shop, 'name' | 'store'>): string =>
  `\n\n${name}\n${store.care.phone}, ${store.care.email}\n`;
