import type { Product } from '../model.ts';

/** The products of a seller that are not put into the new order yet: their positions in the list as it was, of which `next` is the first left. */
interface Queue {
  readonly seller: string;
  readonly positions: readonly number[];
  next: number;
}

const positionOf = ({ positions, next }: Queue): number => positions[next] ?? Number.POSITIVE_INFINITY;
const leftOf = ({ positions, next }: Queue): number => positions.length - next;

/**
 * Rearranges a list as little as it takes so that no two neighbours are of one seller. Where a seller has more than half of it, as few
 * neighbours as possible are. `before` stands before the list.
 */
export function mixSellers(products: readonly Product[], before?: Product): Product[] {
  const positions = Map.groupBy(products.keys(), (position) => (products[position] as Product).sellerId);
  /** Ascending by the positions of their first products. */
  const queues = [...positions].map(([seller, own]): Queue => ({ seller, positions: own, next: 0 }));
  /** By number of products left: how many sellers have so many. */
  const sellersWith: number[] = [];
  for (const queue of queues) sellersWith[leftOf(queue)] = (sellersWith[leftOf(queue)] ?? 0) + 1;
  let most = sellersWith.length - 1;
  let last = before?.sellerId;
  const mixed: Product[] = [];
  for (let left = products.length; left > 0; left--) {
    while (!sellersWith[most]) most--;
    // One with more than half of what is left has to have every other place from here on, the first one in any case.
    const crowd = 2 * most > left ? queues.findIndex((queue) => leftOf(queue) === most) : -1;
    const other = queues.findIndex(({ seller }) => seller !== last);
    const isCrowded = crowd >= 0 && (mixed.length === 0 || queues[crowd]?.seller !== last);
    const chosen = isCrowded ? crowd : Math.max(0, other);
    const [queue] = queues.splice(chosen, 1) as [Queue];
    mixed.push(products[positionOf(queue)] as Product);
    last = queue.seller;
    const had = leftOf(queue);
    sellersWith[had] = (sellersWith[had] ?? 0) - 1;
    sellersWith[had - 1] = (sellersWith[had - 1] ?? 0) + 1;
    queue.next++;
    if (leftOf(queue) > 0) queues.splice(findSlot(queues, positionOf(queue)), 0, queue);
  }
  return mixed;
}

/** Where a position belongs among the queues, by bisection. */
function findSlot(queues: readonly Queue[], position: number): number {
  let low = 0;
  let high = queues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positionOf(queues[middle] as Queue) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many positions a product may come forward for its look. */
const REACH = 6;

/** Rearranges a list a little, so that neighbours look different, without bringing products of one seller together. */
export function mixLooks(products: readonly Product[], before?: Product): Product[] {
  const mixed = [...products];
  for (let position = 0; position < mixed.length - 1; position++) {
    const last = mixed[position - 1] ?? before;
    const own = mixed[position] as Product;
    if (!last || compareLooks(last, own) === 0) continue;
    let best = position;
    for (let other = position + 1; other < Math.min(mixed.length, position + REACH + 1); other++) {
      const isLess = compareLooks(last, mixed[other] as Product) < compareLooks(last, mixed[best] as Product);
      if (isLess && keepsSellersApart(mixed, position, other, last)) best = other;
    }
    const moved = mixed[best] as Product;
    mixed.copyWithin(position + 1, position, best);
    mixed[position] = moved;
  }
  return mixed;
}

/** Whether bringing a product forward makes no new neighbours of one seller. */
function keepsSellersApart(products: readonly Product[], to: number, from: number, last: Product): boolean {
  const around = [last, ...products.slice(to, from + 2)];
  const moved = [last, products[from] as Product, ...products.slice(to, from), ...products.slice(from + 1, from + 2)];
  return countPairs(moved) <= countPairs(around);
}

const countPairs = (products: readonly Product[]): number =>
  products.filter(({ sellerId }, position) => sellerId === products[position + 1]?.sellerId).length;

/** How much two products look alike: 2 for one thing in two colours or one kind in one colour, 1 for one kind, else 0. */
function compareLooks(one: Product, other: Product): 0 | 1 | 2 {
  if (one.siblingSkus.includes(other.sku)) return 2;
  const kind = kindOf(one);
  if (kind === '' || kind !== kindOf(other)) return 0;
  const colour = colourOf(one);
  return colour !== '' && colour === colourOf(other) ? 2 : 1;
}

/** The kind of a product: its attribute "Type" or its generic name, in lower case; empty when it has neither. */
export function kindOf({ attributes, declarations }: Product): string {
  const type = attributes.find(([name]) => name === 'Type');
  return (type?.[1] ?? declarations.genericName ?? '').toLowerCase();
}

const colourOf = ({ attributes, ...product }: Product): string =>
  (product.colour ?? attributes.find(([name]) => name === 'Colour')?.[1] ?? '').toLowerCase();
