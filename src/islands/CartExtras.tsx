import { arrivalWords } from '../browser/delivery-sentences.ts';
import { indianDay } from '../core/calendar/indian-day.ts';
import { nameFromId, savedMinor } from '../core/cart/shown-cart.ts';
import { isBuyable, type PricedLine } from '../core/cart/priced-cart.ts';
import { sizeWords } from '../core/size/size-words.ts';
import { $arrivals } from '../stores/arrivals.ts';
import { changeSize } from '../stores/line-size.ts';
import { formatAmount } from '../browser/money.ts';
import { page } from '../browser/page.ts';
import { formatDay } from '../browser/templates.ts';
import { useStore } from './use-store.ts';

export { saveForLater } from '../stores/saved-items.ts';

// What the cart can show only with today's prices. It is loaded after them, so that the cart does not wait for it.

/** The size, to be changed in place. It is as high as the plain size that the row has before. */
export function Size({ line, size }: { readonly line: PricedLine; readonly size: string }) {
  const sizes = Object.entries(line.sizes ?? {});
  if (sizes.length < 2) return <p className="cart-row__size small">{sizeWords(size)}</p>;
  const today = indianDay(Date.now());
  return (
    <select
      className="cart-row__size small"
      aria-label={`Size of ${line.title}`}
      value={size}
      onChange={({ target }) => changeSize(line, target.value)}
    >
      {sizes.map(([name, stock]) => (
        <option key={name} value={name} disabled={stock > today && name !== size}>
          {sizeWords(name) + (stock > today ? ', sold out' : '')}
        </option>
      ))}
    </select>
  );
}

/** "Get it by Thu, 26 Nov", "Sold by Aaina Beauty": when its seller's lines arrive, and who sends them; and how long it is made. */
export function Arrival({ line }: { readonly line: PricedLine }) {
  const arrival = useStore($arrivals).get(line.seller ?? '');
  return (
    <>
      {arrival && isBuyable(line) && arrivalWords(arrival, arrival.estimate.means, formatDay(arrival.estimate.to))}
      {line.seller && <span className="soft">Sold by {line.sellerName ?? nameFromId(line.seller)}</span>}
      {line.making && <span className="soft">{line.making.words}</span>}
    </>
  );
}

/** "in 2 parcels": each seller sends one. */
export function Parcels() {
  const { size } = useStore($arrivals);
  return size > 1 ? <> {`in ${size} parcels`}</> : null;
}

/** The maximum retail price, struck out, where less is paid. */
export function Mrp({ line: { mrpMinor = 0, priceMinor } }: { readonly line: PricedLine }) {
  return mrpMinor > priceMinor ? (
    <s className="soft small">
      <span className="visually-hidden">MRP </span>
      {formatAmount(mrpMinor)}
    </s>
  ) : null;
}

/** What is saved on the maximum retail prices of all that can be bought. */
export function Saving({ lines }: { readonly lines: readonly PricedLine[] }) {
  const saved = savedMinor(lines);
  return saved > 0 ? <span className="cart__saved">{`You save ${formatAmount(saved)}`}</span> : null;
}

/** How many lines can't be bought. */
export const Unavailable = ({ count }: { readonly count: number }) =>
  count > 0 ? <p className="cart__hint">{`${count} unavailable, not included.`}</p> : null;

/** What has changed since the line was added. */
export function Remark({ line }: { readonly line: PricedLine }) {
  if (line.seenPriceMinor !== undefined) {
    return (
      <p className="cart-row__remark">{`The price was ${formatAmount(line.seenPriceMinor)} when you added it.`}</p>
    );
  }
  const words = {
    gone: 'No longer sold here.',
    'sold-out': 'Sold out since you added it.',
    later: `Available from ${formatDate(line.from ?? '')}.`,
  };
  return line.state in words ? <p className="cart-row__remark">{words[line.state as keyof typeof words]}</p> : null;
}

const formatDate = (isoDate: string): string =>
  new Date(`${isoDate}T00:00`).toLocaleDateString(page.locale, { dateStyle: 'long' });
