import type { ShippingRulesView } from '../../views/parts/market-rules.ts';

export const shippingRules: ShippingRulesView = {
  fee: 'Delivery is free from ₹500; below that it costs ₹60.',
  cash: 'No extra charge for cash on delivery.',
  days: [3, 6],
  daysMean: 'delivery',
  returnDays: 10,
  refundDays: 5,
  returns: 'We refund you within 5 days of receiving what you return.',
  shippingPage: '/styleguide',
};
