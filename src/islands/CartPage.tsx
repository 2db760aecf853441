import { Cart } from './Cart.tsx';

/** The cart on the cart page. */
export function CartPage({ prefix }: { prefix: string }) {
  return <Cart prefix={prefix} />;
}
