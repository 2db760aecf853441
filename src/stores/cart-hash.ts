import { writeCartAddress } from '../browser/addresses/cart-address.ts';
import { $cart } from './cart.ts';
import { $storageFails } from '../browser/storage.ts';

/** The fragment for links to pages that need the cart: the cart itself if the browser stores nothing, else empty. */
export const cartHash = (): string => ($storageFails.get() ? writeCartAddress($cart.get()) : '');
