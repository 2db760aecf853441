/** Questions that somebody asks who is new to the house, and the file that answers each: they are fixed, what may change is where the answer stands. */
export const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  ['Where is a price formatted?', 'src/core/money/format-price.ts'],
  ['What happens on “Add to cart”?', 'src/client/cart/add-to-cart.ts'],
  ['Which file makes the breadcrumb?', 'src/components/Breadcrumb.astro'],
  ['Where is “Only 3 left in stock” made?', 'src/views/parts/stock-left.ts'],
  [
    'Where is the link to track a parcel at its courier made?',
    'src/api/records/orders/record/courier-tracking-link.ts',
  ],
  ['Where is the delivery fee computed?', 'src/core/delivery/delivery-fee.ts'],
  ['Where is a picture encoded?', 'src/integration/pictures/encode.ts'],
  ['Where is an SMS sent?', 'src/api/ground/outbox/sms-gupshup.ts'],
  ['Where does the host place an order?', 'src/api/records/orders/place.ts'],
  ['Which file uploads the site?', 'src/cli/deploy/upload-site.ts'],
  ['Where is consent asked for?', 'src/client/consent/ask-consent.ts'],
  ['Where are the products of a category listed?', 'src/catalog/listings/list-category-products.ts'],
];
