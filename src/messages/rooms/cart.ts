// Made from ../en/cart.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface CartText {
  readonly added: string;
  readonly unsure: string;
  readonly subtotal: (values: { pieces: number }) => string;
  readonly free: string;
  readonly freeFrom: (values: { from: string | number; missing: string | number }) => string;
  readonly checkout: (values: { total: string | number }) => string;
}

export const cartText: CartText = readRoom('cart');
