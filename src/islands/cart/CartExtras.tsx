import type { PricedLine } from '../../core/cart/priced-cart.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { changeSize, describeExtras, listSizes } from '../../stores/line-extras.ts';
import { CartText } from './CartText.tsx';

export { $arrivals, describeSum } from '../../stores/line-extras.ts';
export { saveForLater } from '../../stores/saved-items.ts';

// What a row of the cart can show only with today's prices. The drawer loads it after them; the template of the cart page has it.

interface Props {
  readonly line: PricedLine;
}

/** The size, to be changed in place where there are several. It is as high as the plain size that the row has before. */
export function Size({ line, text }: Props & { readonly text: string | undefined }) {
  const sizes = listSizes(line);
  return (
    <>
      <select
        className="cart-row__size"
        data-slot="sizes"
        aria-label={cartText.sizeOf({ title: line.title })}
        value={line.size}
        hidden={sizes.length === 0}
        onChange={({ target }) => changeSize(line, target.value)}
      >
        {sizes.map(({ size, label, isOut }) => (
          <option key={size} value={size} disabled={isOut}>
            {label}
          </option>
        ))}
      </select>
      <CartText as="p" className="cart-row__size" name="size" text={sizes.length > 0 ? undefined : text} />
    </>
  );
}

/** The maximum retail price, struck out. */
export function Mrp({ line }: Props) {
  const { mrp, mrpLabel } = describeExtras(line);
  return (
    <span className="soft small" data-slot="mrp" hidden={!mrp}>
      <CartText name="mrpLabel" text={mrpLabel} />
      <CartText as="s" name="mrp" text={mrp} />
    </span>
  );
}

/** When its seller's lines arrive, what has changed since it was added or else who sends them, and how long it is made. */
export function Arrival({ line }: Props) {
  const { arrival, remark, cheaper, seller, making } = describeExtras(line);
  return (
    <>
      <CartText name="arrival" text={arrival} />
      <CartText className="cart-row__remark" name="remark" text={remark} />
      <CartText className="cart__saved" name="cheaper" text={cheaper} />
      <CartText className="soft" name="seller" text={seller} />
      <CartText className="soft" name="making" text={making} />
    </>
  );
}
