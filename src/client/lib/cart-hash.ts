import { writeCartAddress } from '../../core/cart-address.ts';
import { $cart } from '../../stores/cart.ts';
import { $storageFails } from '../platform/storage.ts';

/** What stands behind the address of a page that needs the cart, where the browser does not keep it until then: the cart. */
export const cartHash = (): string => ($storageFails.get() ? writeCartAddress($cart.get()) : '');
