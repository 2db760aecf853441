/** What the page's own HTML says of the shop: `<html data-market="in" data-currency="INR" ...>` (layouts/Page.astro). */

/** While a page is built there is no document: islands that are rendered then get what they need as props. */
const { dataset, lang } =
  typeof document === 'undefined' ? { dataset: {} as DOMStringMap, lang: '' } : document.documentElement;

export const page = {
  /** Id of the market. */
  market: dataset['market'] ?? '',
  currency: dataset['currency'] ?? 'INR',
  locale: lang || 'en-IN',
  /** Whether the market is the shop's default one, whose cart is kept under the plain name. */
  isDefaultMarket: dataset['prefix'] === '',
  /** First part of the market's addresses; empty for the default market. */
  prefix: dataset['prefix'] ?? '',
  /** How many price files the market has. */
  priceFiles: Number(dataset['prices'] ?? 1),
  /** Address of the API host without a slash at its end; empty for a shop without one. */
  api: dataset['api'] ?? '',
  /** Address of a beacon that counts page views, with consent; empty where the shop counts none. */
  analytics: dataset['analytics'] ?? '',
  /** Pages that answer "what do you do with my data?" and "why do I have this issue?". */
  privacy: dataset['privacy'] ?? '/',
  trouble: dataset['trouble'] ?? '/',
  /** Fee of an order below `freeFrom`, and the value from which delivery is free, in minor units. */
  delivery: {
    feeMinor: Number(dataset['fee'] ?? 0),
    ...(dataset['freeFrom'] ? { freeFromMinor: Number(dataset['freeFrom']) } : {}),
  },
  /** Extra for paying in cash at the door, in minor units. */
  cashFeeMinor: Number(dataset['cashFee'] ?? 0),
} as const;

/** Whether the shopper asks browsers to save data: then nothing is fetched ahead, and links are followed as links. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
