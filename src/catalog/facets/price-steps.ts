import type { Product } from '../model.ts';

/** How much of the products are below each step. */
const SHARES = [0.2, 0.4, 0.6, 0.8];

/** Round amounts that divide the products of a market into parts of about one size, in minor units, for a shop that names none. */
export function makePriceSteps(products: Iterable<Product>, marketId: string): number[] {
  const prices = [...products].flatMap(({ offers }) => offers[marketId]?.priceMinor ?? []).sort((a, b) => a - b);
  const steps = SHARES.map((share) => roundAmount(prices[Math.floor(prices.length * share)] ?? 0));
  return [...new Set(steps)].filter((step) => step > 0);
}

/** The nearest of 1, 2, 3, 5 and 7 times a power of ten, of at least one major unit. */
function roundAmount(minor: number): number {
  const power = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, minor))));
  const near = [1, 2, 3, 5, 7, 10].map((factor) => factor * power);
  return near.reduce((best, one) => (Math.abs(one - minor) < Math.abs(best - minor) ? one : best));
}
