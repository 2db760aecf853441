import type { ShippingRulesView } from '../../views/market-rules.ts';

export const shippingRules: ShippingRulesView = {
  fee: 'Delivery is free from ₹500; below that it costs ₹60.',
  cash: 'Cash on delivery costs nothing extra.',
  days: [3, 6],
  daysMean: 'delivery',
  returnDays: 10,
  refundDays: 5,
  shippingPage: '/styleguide',
};
