import { page } from '../platform/page.ts';

/** What is loaded once a cart is shown; each part is a file of its own. */

/** Lets the shopper give a PIN code, where deliveries depend on it. */
export async function askPinCode(): Promise<void> {
  if (page.asksPinCode) await import('../delivery/cart-control.ts');
}

/** Adds what the address of the cart page names. @throws when the code can't be loaded */
export async function addFromAddress(): Promise<void> {
  if (location.search || location.hash) await import('./add-from-address.ts').then((code) => code.addFromAddress());
}
