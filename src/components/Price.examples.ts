import type { PriceView } from '../views/parts/card.ts';

export const prices: readonly PriceView[] = [
  { now: '₹149' },
  { now: '₹1,42,999', saving: { label: 'MRP', mrp: '₹1,89,999', percent: 24 } },
  { now: '₹649.50', saving: { label: 'MRP', mrp: '₹999', percent: 34 } },
  { now: '₹649' },
  { now: '₹99', saving: { label: 'MRP', mrp: '₹100', percent: 1 } },
  { now: '₹49' },
  { now: '₹199' },
];
