import { z } from 'zod';
import {
  amount,
  count,
  currency,
  day,
  line,
  list,
  pathPart,
  pattern,
  pageLink,
  positiveCount,
  say,
  schemaAddress,
  shape,
  trn,
} from './fields.ts';

const deliveryOption = shape({
  name: line(80).meta(say('Name', 'Of this kind of delivery.', 'Standard')),
  time: line(160).meta(say('Time', 'How long it takes.', '5 to 7 business days')),
  price: amount.optional().meta(say('Price', 'What it costs; free if it is left out.', 60)),
  note: line(200).optional().meta(say('Note', 'A condition, in small type.')),
});

/** Language, and where they are named script and region. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?$/;

/** `catalog/markets/<id>.json`: addresses, currency, delivery and returns of a market. */
export const marketInput = shape({
  $schema: schemaAddress,
  name: line(80).meta(say('Name', 'As shoppers read it.', 'India')),
  prefix: pathPart
    .optional()
    .meta(say('First part of addresses', 'Of its pages. Only the default market has none.', 'en-ae')),
  currency: currency.meta(say('Currency', 'ISO 4217 code.', 'INR')),
  locale: pattern(LANGUAGE_TAG, 'a language tag such as "en-IN"').meta(
    say('Language and region', 'Decides how prices and dates are written.', 'en-IN'),
  ),
  languages: list(
    pattern(LANGUAGE_TAG, 'a language tag such as "hi"').meta(
      say('Language', 'Its tag, by which the folder of its messages is named.', 'hi'),
    ),
  )
    .optional()
    .meta(
      say(
        'Further languages',
        'Pages are in English, and once more in each of these: below /hi in the default market, below /ar-ae in another, where "ae" is its country.',
        ['hi'],
      ),
    ),
  country: pattern(/^[A-Z]{2}$/, 'an ISO 3166 country such as "IN"').meta(
    say('Country', 'ISO 3166 code of two letters.', 'IN'),
  ),
  timeZone: pattern(/^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_/-]+$/, 'a time zone such as "Asia/Dubai"')
    .optional()
    .meta(say('Time zone', 'IANA name, for times on bills. India and the Emirates need none.', 'Asia/Dubai')),
  mrpLabel: line(12)
    .optional()
    .meta(say('Word before struck prices', '"MRP" in India and "Was" elsewhere if it is left out.', 'RRP')),
  delivery: shape({
    fee: amount.meta(say('Fee', 'Of an order below the free amount; 0 if delivery is always free.', 49)),
    freeFrom: amount.optional().meta(say('Free from', 'Order value from which delivery is free.', 499)),
    cashOnDeliveryFee: amount
      .optional()
      .meta(say('Fee for cash on delivery', '0 if it is free; leave it out if there is no cash on delivery.', 0)),
    days: z
      .tuple([count, count], {
        error: 'two whole numbers of business days such as [5, 7]',
      })
      .meta(say('Days', 'Fewest and most business days.', [5, 7])),
    daysMean: z
      .enum(['processing', 'delivery'])
      .meta(say('Days are', 'Until an order is dispatched ("processing") or arrives ("delivery").')),
    dispatchDays: positiveCount
      .optional()
      .meta(
        say(
          'Days to dispatch',
          'Business days in which sellers hand an order to the courier, after those to make it.',
          2,
        ),
      ),
    holidays: list(
      shape({
        date: day.meta(say('Date', 'The day.', '2026-10-02')),
        name: line(80).meta(say('Name', 'Of the holiday.', 'Gandhi Jayanti')),
      }),
    )
      .optional()
      .meta(say('Holidays', 'Days besides weekends that are not business days.')),
  }).meta(say('Delivery', 'What it costs and how long it takes.')),
  cashOnDelivery: shape({
    openOrders: positiveCount.optional().meta(say('Most open orders', 'Open cash orders of the number.', 2)),
    openAmount: amount.optional().meta(say('Highest total', 'Of these orders together.', 3000)),
    ordersPerAddress: positiveCount
      .optional()
      .meta(say('Most orders to an address', 'Cash orders a day to one address from such numbers.', 2)),
  })
    .optional()
    .meta(
      say(
        'Limits of cash on delivery',
        'For a phone number to which nothing was delivered yet. What is left out is not limited.',
      ),
    ),
  /** Only pages use it: the API host takes what its provider takes, and warns when that is not this. */
  onlinePayments: list(line(20), 1, 6)
    .optional()
    .meta(
      say(
        'Ways to pay online',
        'As the payment provider of the API host has them; the cart and the checkout name them. Leave it out where there are none.',
        ['UPI', 'Cards'],
      ),
    ),
  vat: shape({
    percent: z
      .number({ error: 'a rate in percent such as 5' })
      .min(0, { error: 'a rate from 0' })
      .max(50, { error: 'a rate of at most 50 percent' })
      .meta(say('Rate', 'In percent. Prices and fees of the market include it.', 5)),
    number: trn.meta(say('TRN', 'VAT number of who supplies the goods there: the shop, in its own name.')),
    name: line(120).optional().meta(say('Name', 'Of who has this number; "legalName" of the shop if it is left out.')),
    address: line(240).optional().meta(say('Address', 'Likewise; "address" of the shop if it is left out.')),
  })
    .optional()
    .meta(
      say(
        'VAT',
        'For a market whose bills are tax invoices with VAT, as in the Emirates. Bills of a seller who has a TRN name the seller instead.',
      ),
    ),
  shippingPage: pageLink.meta(
    say('Page about delivery', 'The page that explains delivery here.', '/shipping-delivery'),
  ),
  returns: shape({
    days: count.meta(say('Days', 'In which a return can be requested.', 7)),
    refundDays: count.meta(say('Days to the refund', 'Until the money is back.', 7)),
    fee: amount.optional().meta(say('Fee', 'What a return costs the shopper.', 0)),
  }).meta(say('Returns', 'Terms of returns, for pages and search engines.')),
  deliveryOptions: list(deliveryOption)
    .optional()
    .meta(say('Kinds of delivery', 'Rows of the delivery information panel.')),
  otherOptions: shape({
    title: line(80).meta(say('Title', 'Above the table.', 'International delivery')),
    currency: currency.meta(say('Currency', 'Of this table.', 'USD')),
    rows: list(deliveryOption, 1).meta(say('Rows', 'Kinds of delivery.')),
  })
    .optional()
    .meta(say('Second table of delivery', 'In a currency of its own.')),
});
export type MarketInput = z.output<typeof marketInput>;
