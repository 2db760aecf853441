import { serialiseCart } from '../../core/cart/stored-cart.ts';
import { marketKey } from '../../browser/page.ts';
import { writeStored } from '../../browser/storage.ts';
import { readLine } from './add-to-cart.ts';

/** Leads to the checkout of the product alone: its form says the same before the script is there, but not what the product is called. */
export function run(button: HTMLButtonElement): void {
  const line = readLine(button);
  if (!line) return;
  writeStored(marketKey('buy'), serialiseCart({ lines: [line] }));
  button.form?.requestSubmit(button);
}
