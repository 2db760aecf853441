/** What is loaded beside a cart where it is needed. The lists of files that each part takes are here, not in the script of the cart. */

/** Shows how the cart is delivered to the shopper's PIN code. */
export const showDelivery = (): Promise<unknown> => import('../delivery/show-delivery.ts');

/** Adds what the address of the cart page names. @throws when the code can't be loaded */
export async function addFromAddress(): Promise<void> {
  await (await import('./add-from-address.ts')).addFromAddress();
}

/** What the cart page shows with today's prices. */
export const loadExtras = (): Promise<typeof import('./fill-extras.ts')> => import('./fill-extras.ts');
