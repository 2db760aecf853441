import { type ChangeEvent, useState } from 'react';
import { describeLine, lineName } from '../../browser/cart-texts.ts';
import { isBuyable, type PricedLine } from '../../core/cart/priced-cart.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../core/site/constants.ts';
import { isEnglish } from '../../core/text/is-english.ts';
import { hasOwnScript } from '../../messages/language.ts';
import { controlsText } from '../../messages/rooms/controls.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { changeQuantity } from '../../stores/cart.ts';
import { CartText } from './CartText.tsx';

type Extras = Pick<typeof import('./CartExtras.tsx'), 'Size' | 'Mrp' | 'Arrival'>;

interface Props {
  readonly line: PricedLine;
  /** CartExtras.tsx once it is loaded; the template has it from the beginning. */
  readonly extras?: Extras | undefined;
  readonly onRemove?: () => void;
  /** Puts it on the wishlist instead; missing until the extras are loaded. */
  readonly onSave?: (() => void) | undefined;
}

/** The line of which the cart page's template is made. */
export const BLANK_LINE: PricedLine = {
  sku: '',
  // With more than one piece and fewer than most, both buttons of the stepper are shown as usable.
  quantity: 2,
  title: '',
  priceMinor: 0,
  path: '',
  picture: '',
  state: 'unchecked',
};

/**
 * A line: picture, title, price, quantity (minus, plus or typed), total, remove. The drawer renders it with React; the cart page has it as a
 * template, which client/cart/fill-row.ts fills: there, what a line may have is hidden while it has none.
 */
export function CartRow({ line, extras, onRemove, onSave }: Props) {
  const { title, size, price, each } = describeLine(line);
  const name = lineName(line);
  return (
    <li className={isBuyable(line) ? 'cart-row' : 'cart-row cart-row--away'}>
      <img
        className="cart-row__picture"
        src={line.picture || undefined}
        alt=""
        width="256"
        height="256"
        hidden={!line.picture}
      />
      <span className="cart-row__picture" hidden={Boolean(line.picture)} />
      <div className="cart-row__text">
        <a
          className="cart-row__title"
          data-text="title"
          href={line.path || undefined}
          lang={hasOwnScript() && isEnglish(line.title) ? 'en' : undefined}
        >
          {title}
        </a>
        {extras ? (
          <extras.Size line={line} text={size} />
        ) : (
          <CartText as="p" className="cart-row__size" name="size" text={size} />
        )}
        <p className="cart-row__price">
          <CartText as="strong" name="price" text={price} />
          {extras && <extras.Mrp line={line} />}
          {/* In a row of its own, so that the maximum price, which is known last, does not move it. */}
          <CartText as="small" className="soft small" name="each" text={each} />
        </p>
        <p className="cart-row__arrival small">{extras && <extras.Arrival line={line} />}</p>
      </div>
      <div className="cart-row__controls">
        <Quantity line={line} name={name} />
        <button
          className="link-button"
          type="button"
          data-act="remove"
          onClick={onRemove}
          aria-label={cartText.removeLine({ name })}
        >
          {controlsText.remove}
        </button>
        <button
          className="link-button"
          type="button"
          data-act="save"
          hidden={line.state === 'gone'}
          disabled={!onSave}
          onClick={onSave}
          aria-label={cartText.saveLine({ name })}
        >
          {cartText.save}
        </button>
      </div>
    </li>
  );
}

function Quantity({ line, name }: { line: PricedLine; name: string }) {
  // A typed quantity applies on blur, as the field may be empty meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const { quantity } = line;
  const commit = () => {
    if (typed !== null && typed !== '') changeQuantity(line, Number(typed));
    setTyped(null);
  };
  return (
    <fieldset className="stepper" aria-label={cartText.quantityOf({ name })} hidden={!isBuyable(line)}>
      <button
        className="stepper__button"
        type="button"
        data-act="less"
        onClick={() => quantity > MIN_QUANTITY && changeQuantity(line, quantity - 1)}
        aria-disabled={quantity <= MIN_QUANTITY}
        aria-label={cartText.oneLess}
      >
        −
      </button>
      <input
        className="stepper__value"
        type="number"
        name="quantity"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        aria-label={cartText.quantity}
        autoComplete="off"
        value={typed ?? quantity}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <button
        className="stepper__button"
        type="button"
        data-act="more"
        onClick={() => changeQuantity(line, quantity + 1)}
        aria-disabled={quantity >= MAX_QUANTITY}
        aria-label={cartText.oneMore}
      >
        +
      </button>
    </fieldset>
  );
}
