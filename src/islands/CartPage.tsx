import { Cart } from './Cart.tsx';

/** The cart page's island: the same cart as in the drawer. */
export function CartPage({ prefix }: { prefix: string }) {
  return <Cart prefix={prefix} />;
}
