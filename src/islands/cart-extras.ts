import type { ReactNode } from 'react';

// The lists of the files that these take are here, not in the script of the cart.

export const loadExtras = (): Promise<typeof import('./CartExtras.tsx')> => import('./CartExtras.tsx');

/** The drawing of an empty cart. */
export const loadBasket = async (): Promise<ReactNode> => (await import('./empty-basket.tsx')).EMPTY_BASKET;
