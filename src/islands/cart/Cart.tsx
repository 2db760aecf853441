import type { Store } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { lineId } from '../../core/cart/cart.ts';
import { describeCart } from '../../browser/cart-texts.ts';
import { marketKey, page } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import { cartHash } from '../../stores/cart-hash.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { $fees, checkPrices, $offers } from '../../stores/prices.ts';
import { type Removed, takeAllOut, takeOut } from '../../stores/removed-lines.ts';
import { CartRow } from './CartRow.tsx';
import { EmptyCart, FilledCart, UndoBar } from './CartFrame.tsx';
import { useStore } from '@nanostores/react';

/** Lines, totals and actions of the cart in the drawer. client/cart/cart-page.ts does the same on the cart page. */
export function Cart() {
  const cart = useStore($pricedCart);
  const fees = useStore($fees);
  useStore<Store>(page.hasOffers ? $offers : $fees);
  const offers = page.hasOffers ? $offers.get() : undefined;
  const [removed, setRemoved] = useState<Removed>();
  const [isUnsure, setUnsure] = useState(false);
  const [extras, setExtras] = useState<typeof import('./CartExtras.tsx')>();
  // Rows say when they arrive; any store does until that one is loaded.
  useStore<Store>(extras?.$arrivals ?? $fees);
  const container = useRef<HTMLDivElement>(null);
  const skus = cart.lines.map(({ sku }) => sku).join('\n');
  useEffect(() => {
    if (!skus) return;
    void checkPrices(skus.split('\n')).then((areKnown) => {
      setUnsure(!areKnown);
      if (areKnown) import('./CartExtras.tsx').then(setExtras, () => {});
    });
  }, [skus]);

  // The clicked button is removed with its line: the focus moves to Undo, and after Undo to the lines.
  const wasRemoved = useRef(false);
  useEffect(() => {
    if (removed) container.current?.querySelector<HTMLElement>('[data-act=undo]')?.focus();
    else if (wasRemoved.current) container.current?.focus();
    wasRemoved.current = removed !== undefined;
  }, [removed]);

  // As client/boot/boot.ts finds it.
  const [pinCode] = /\b[1-9]\d{5}\b/.exec(readStored(marketKey('pin')) ?? '') ?? [];
  return (
    <div className="cart" ref={container} tabIndex={-1}>
      <UndoBar
        removed={removed?.text}
        onUndo={() => {
          removed?.undo();
          setRemoved(undefined);
        }}
      />
      {!skus ? (
        <div className="empty">
          <EmptyCart prefix={page.prefix} />
        </div>
      ) : (
        <FilledCart
          prefix={page.prefix}
          texts={{ ...describeCart(cart, fees, isUnsure, offers), ...extras?.describeSum(cart), ...offers?.sum }}
          asksPinCode={page.asksPinCode}
          pinCode={pinCode}
          hash={cartHash()}
          onClear={() => setRemoved(takeAllOut())}
        >
          {cart.lines.map((line) => (
            <CartRow
              key={lineId(line)}
              line={line}
              extras={extras}
              onRemove={() => setRemoved(takeOut(line))}
              onSave={
                extras &&
                (() => {
                  extras.saveForLater(line);
                  setRemoved(takeOut(line, true));
                })
              }
            />
          ))}
        </FilledCart>
      )}
    </div>
  );
}
