import { z } from 'zod';
import { STRICT_TRANSPORT } from '../../core/strict-transport.ts';
import { email, id, line, list, pattern, phone, schemaAddress, shape, sitePath } from './fields.ts';

const colour = pattern(/^#[0-9a-f]{6}$/i, 'a colour such as "#b3123f"');
const link = shape({ label: line(60), href: sitePath });

const percent = z.number({ error: 'percent, such as 10' }).min(0, 'at least 0').max(100, 'at most 100');
const charge = z
  .number({ error: 'an amount such as 45' })
  .min(0, 'at least 0')
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'an amount with at most two decimals');
const grams = z.number({ error: 'a weight in grams, such as 500' }).int('whole grams').min(1, 'at least 1');

const sellerTerms = shape({
  pages: list(sitePath, 1),
  /** Percent of the selling price, by category. */
  commission: list(shape({ name: line(60), percent }), 1),
  /** By weight of a parcel, from light to heavy; then for each further kilogram or part of it. */
  shipping: shape({ steps: list(shape({ upToGrams: grams, charge }), 1), furtherKg: charge }),
  gstPercent: percent,
  tcsPercent: percent,
  tdsPercent: percent,
  /** The rates of GST that goods may have. */
  goodsGst: list(percent, 1),
  /** What the calculator begins with. */
  example: shape({ category: line(60), price: charge, grams, goodsGst: percent }),
}).refine(({ commission, example }) => commission.some(({ name }) => name === example.category), {
  path: ['example', 'category'],
  error: 'the name of one of the categories in "commission"',
});

/** `catalog/store.json`: whose shop this is. A second shop is this file, its catalogue, and nothing in `src`. */
export const storeInput = shape({
  $schema: schemaAddress,
  name: line(40),
  tagline: line(120),
  description: line(300),
  /** Address of the live site without a slash at the end; the environment's SITE_URL goes before it. */
  siteUrl: z
    .url({ protocol: /^https?$/, error: 'an address such as "https://www.shop.example"' })
    .transform((url) => url.replace(/\/+$/, '')),
  defaultMarket: id,
  legalName: line(200),
  address: line(400),
  /** Corporate identity number, where the company has one. */
  cin: line(40).optional(),
  care: shape({ phone, email, hours: line(120) }),
  /** Consumer Protection (E-Commerce) Rules 2020, rule 5(3): name, designation and contact of the grievance officer. */
  grievanceOfficer: shape({ name: line(120), designation: line(120), phone, email, hours: line(120).optional() }),
  /** How orders reach the shop as a message: a WhatsApp number with country code, an e-mail address, or both. */
  orderChannel: shape({
    whatsapp: pattern(/^[1-9]\d{9,14}$/, 'a number with country code, digits only, such as "911234500001"').optional(),
    email: email.optional(),
  }).refine((channel) => channel.whatsapp !== undefined || channel.email !== undefined, {
    error: 'a "whatsapp" number, an "email" address, or both: without one nobody can order',
  }),
  /** Pages that the shop itself leads to. */
  pages: shape({ returns: sitePath, privacy: sitePath, contact: sitePath, help: sitePath, trouble: sitePath }),
  promises: list(
    shape({
      title: line(40),
      text: line(120),
      icon: z.enum(['truck', 'cash', 'return', 'refund', 'support', 'tag', 'shield']),
      href: sitePath,
    }),
    1,
    6,
  ),
  footer: list(shape({ title: line(40), links: list(link, 1) }), 1, 6),
  copyright: line(160),
  /** Address of the API host: "/api" behind the same name, or "https://api.shop.example". Without it orders are messages, and there are no accounts. */
  api: pattern(
    /^(?:\/[a-z0-9/-]*[a-z0-9]|https?:\/\/[^/\s]+(?:\/[^\s]*[^/\s])?)$/,
    'an address such as "/api" or "https://api.shop.example", without a slash at its end',
  ).optional(),
  /** What the shop takes from its sellers, and the pages that show a calculator of it. Amounts are in the default market's currency. */
  sellerTerms: sellerTerms.optional(),
  /** Address of a beacon that counts page views, used with consent only. */
  analytics: z.url({ protocol: /^https?$/, error: 'an address such as "https://count.shop.example/view"' }).optional(),
  /**
   * Which names browsers are told to reach by https alone (HSTS): "off", "host" (the site's own, also when this is left out), "subdomains",
   * or "preload" (all of them, and the site is to be put on the list that browsers come with). Browsers keep to it for a year or two.
   */
  strictTransport: z.enum(STRICT_TRANSPORT, { error: 'one of "off", "host", "subdomains" and "preload"' }).optional(),
  /** `/.well-known/security.txt`: whom to tell of a weak point (the care address otherwise), the page with the rules, languages. */
  security: shape({
    email: email.optional(),
    policy: sitePath.optional(),
    languages: list(pattern(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language such as "en"'), 1, 10).optional(),
  }).optional(),
  /** The brand's colours; every other colour of the shop follows from the tokens in src/styles. */
  colours: shape({ brand: colour, brandDark: colour, accent: colour }).optional(),
});
export type StoreProfile = z.output<typeof storeInput>;
