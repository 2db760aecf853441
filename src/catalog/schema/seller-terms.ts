import { z } from 'zod';
import { categoryId, line, list, pageLink, say, shape } from './fields.ts';

const percent = z.number({ error: 'percent, such as 10' }).min(0, 'at least 0').max(100, 'at most 100');
const charge = z
  .number({ error: 'an amount such as 45' })
  .min(0, 'at least 0')
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'an amount with at most two decimals');
const grams = z.number({ error: 'a weight in grams, such as 500' }).int('whole grams').min(1, 'at least 1');

/** What the shop charges its sellers, and the pages that show a calculator of it. */
export const sellerTerms = shape({
  pages: list(pageLink, 1).meta(say('Pages', 'That show a calculator of the charges.', ['/pricing-commission'])),
  commission: list(
    shape({
      name: line(60).meta(say('Name', 'Of these categories together.', 'Fashion')),
      percent: percent.meta(say('Percent', 'Of the selling price.', 10)),
      categories: list(categoryId, 1)
        .optional()
        .meta(say('Categories', 'These and all below them; all others if it is left out.', ['womenFashion'])),
    }),
    1,
  ).meta(say('Commission', 'What the shop keeps of the selling price.')),
  shipping: shape({
    steps: list(
      shape({
        upToGrams: grams.meta(say('Up to', 'Weight of the parcel in grams.', 500)),
        charge: charge.meta(say('Charge', 'In the currency of the default market.', 45)),
      }),
      1,
    ).meta(say('Steps', 'From light to heavy.')),
    furtherKg: charge.meta(say('Each further kilogram', 'Charge for each, or part of one.', 30)),
  }).meta(say('Shipping', 'Charges by weight of the parcel.')),
  goodsGst: list(percent, 1).meta(say('GST rates', 'That goods may have, in percent.', [5, 18])),
  example: shape({
    category: line(60).meta(say('Commission', 'The name of one of the groups of categories above.', 'Fashion')),
    price: charge.meta(say('Price', 'Of the product.', 499)),
    grams: grams.meta(say('Weight', 'In grams.', 400)),
    goodsGst: percent.meta(say('GST rate', 'In percent.', 5)),
  }).meta(say('Example', 'The first values of the calculator.')),
}).refine(({ commission, example }) => commission.some(({ name }) => name === example.category), {
  path: ['example', 'category'],
  error: 'the name of one of the categories in "commission"',
});
