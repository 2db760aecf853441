import { type ChangeEvent, useState } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '../core/site/constants.ts';
import { isBuyable, type PricedLine } from '../core/cart/priced-cart.ts';
import { sizeWords } from '../core/size/size-words.ts';
import { changeQuantity } from '../stores/cart.ts';
import { formatAmount } from '../browser/money.ts';

interface Props {
  readonly line: PricedLine;
  /** CartExtras.tsx once it is loaded. */
  readonly extras: typeof import('./CartExtras.tsx') | undefined;
  readonly onRemove: () => void;
  /** Puts it on the wishlist instead; missing until the extras are loaded. */
  readonly onSave: (() => void) | undefined;
}

/** A line: picture, title, price, quantity (minus, plus or typed), total, remove. */
export function CartRow({ line, extras, onRemove, onSave }: Props) {
  const name = line.size ? `${line.title}, ${sizeWords(line.size)}` : line.title;
  return (
    <li className={isBuyable(line) ? 'cart-row' : 'cart-row cart-row--away'}>
      {line.picture ? (
        <img className="cart-row__picture" src={line.picture} alt="" width="256" height="256" />
      ) : (
        <span className="cart-row__picture" />
      )}
      <div className="cart-row__text">
        {line.path ? (
          <a className="cart-row__title" href={line.path}>
            {line.title}
          </a>
        ) : (
          <span className="cart-row__title">{line.title}</span>
        )}
        {line.size &&
          (extras ? (
            <extras.Size line={line} size={line.size} />
          ) : (
            <p className="cart-row__size small">{sizeWords(line.size)}</p>
          ))}
        <p className="cart-row__price">
          <strong>{formatAmount(line.priceMinor)}</strong>
          {extras && <extras.Mrp line={line} />}
          {line.quantity > 1 && isBuyable(line) && (
            <span className="soft small">{`, ${line.quantity} for ${formatAmount(line.priceMinor * line.quantity)}`}</span>
          )}
        </p>
        <p className="cart-row__arrival small">{extras && <extras.Arrival line={line} />}</p>
        {extras && <extras.Remark line={line} />}
        <div className="cart-row__controls">
          {isBuyable(line) && <Quantity line={line} name={name} />}
          <button className="link-button" type="button" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </button>
          <button
            className="link-button"
            type="button"
            disabled={!onSave}
            onClick={onSave}
            aria-label={`Save for later: ${name}`}
          >
            Save for later
          </button>
        </div>
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
    <fieldset className="stepper" aria-label={`Quantity of ${name}`}>
      <button
        className="stepper__button"
        type="button"
        onClick={() => quantity > MIN_QUANTITY && changeQuantity(line, quantity - 1)}
        aria-disabled={quantity <= MIN_QUANTITY}
        aria-label="One less"
      >
        −
      </button>
      <input
        className="stepper__value"
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        aria-label="Quantity"
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
        onClick={() => changeQuantity(line, quantity + 1)}
        aria-disabled={quantity >= MAX_QUANTITY}
        aria-label="One more"
      >
        +
      </button>
    </fieldset>
  );
}
