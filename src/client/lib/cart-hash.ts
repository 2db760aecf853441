import { writeCartAddress } from '../platform/cart-address.ts';
import { $cart } from '../../stores/cart.ts';
import { $storageFails } from '../platform/storage.ts';

/** The fragment for links to pages that need the cart: the cart itself if the browser stores nothing, else empty. */
export const cartHash = (): string => ($storageFails.get() ? writeCartAddress($cart.get()) : '');
