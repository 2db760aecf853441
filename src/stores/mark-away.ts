import { isSameLine } from '../core/cart/cart.ts';
import { isBuyable } from '../core/cart/priced-cart.ts';
import { change } from './cart.ts';
import { $pricedCart } from './priced-cart.ts';

/** Keeps with the stored lines which of them can't be bought at today's prices: the badge of every page reads these lines alone. */
$pricedCart.subscribe(({ lines }) => {
  const news = lines.filter((line) => line.state !== 'unchecked' && isBuyable(line) === Boolean(line.away));
  if (news.length === 0) return;
  change((cart) => ({
    lines: cart.lines.map((line) => {
      const found = news.find((one) => isSameLine(one, line));
      return found ? { ...line, away: found.away ? undefined : true } : line;
    }),
  }));
});
