import { closePanel } from '../../stores/panel.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { Cart } from './Cart.tsx';
import { useDialog } from '../use-dialog.ts';
import { useStore } from '@nanostores/react';

/** The cart in a panel at the side (specification section 2). */
export function CartDrawer() {
  const dialog = useDialog();
  const { totalQuantity } = useStore($pricedCart);
  return (
    <dialog className="panel panel--side" ref={dialog} aria-labelledby="drawer-title">
      <header className="panel__head">
        <h2 id="drawer-title">
          {cartText.title}
          {totalQuantity > 0 && ` (${totalQuantity})`}
        </h2>
        <button className="panel__close" type="button" onClick={closePanel} aria-label={cartText.closePanel}>
          ×
        </button>
      </header>
      <div className="panel__body">
        <Cart />
      </div>
      <p className="status" role="status" />
    </dialog>
  );
}
