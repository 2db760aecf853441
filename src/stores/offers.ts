import { computed } from 'nanostores';
import { $pricedCart } from './priced-cart.ts';
import { $fees, $findOffers } from './prices.ts';

/** The offers of the cart, as it is paid in cash: its sums have the fee for that, so that no later step asks for more. */
export const $offers = computed([$pricedCart, $fees, $findOffers], (cart, fees, find) => find?.(cart, fees, 'cash'));
