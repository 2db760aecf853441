/** Couriers of small parcels in India, for the seller to choose from; the host takes any name. */
export const COURIERS = [
  'Blue Dart',
  'Delhivery',
  'DTDC',
  'Ecom Express',
  'Ekart',
  'India Post',
  'Shadowfax',
  'XpressBees',
] as const;
