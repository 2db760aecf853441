import { z } from 'zod';
import { LINT_NAMES } from '../problems/lint-codes.ts';
import { ON_ERROR } from '../problems/set-aside.ts';
import { STRICT_TRANSPORT } from '../strict-transport.ts';
import { email, id, line, list, ownEmail, ownPhone, pattern, schemaAddress, shape, sitePath } from './fields.ts';
import { imagesInput } from './images.ts';
import { FEED_KINDS } from '../../core/site/feed-kinds.ts';
import { withoutEndSlash } from '../../core/text/strings.ts';

const lintLevel = z.enum(['off', 'warning'], { error: '"off" or "warning"' }).optional();
const colour = pattern(/^#[0-9a-f]{6}$/i, 'a colour such as "#b3123f"');
const link = shape({ label: line(60), href: sitePath });
const footerLink = shape({
  label: line(60),
  href: pattern(
    /^(?:\/(?!\/)[A-Za-z0-9/_.-]*(?:#[A-Za-z0-9_-]+)?|https:\/\/[^\s"<>]{1,300})$/,
    'the address of a page of this shop such as "/return-refund", or one that begins with https://',
  ),
});
const publicPicture = pattern(
  /^\/(?!\/)[A-Za-z0-9/_.-]+\.(?:svg|png|webp)$/,
  'the address of an .svg, .png or .webp file in "public", such as "/logo.svg"',
);
const pixels = (most: number) =>
  z
    .number({ error: `CSS pixels, from 12 to ${most}` })
    .int('whole pixels')
    .min(12, 'at least 12')
    .max(most, `at most ${most}`);

const percent = z.number({ error: 'percent, such as 10' }).min(0, 'at least 0').max(100, 'at most 100');
const charge = z
  .number({ error: 'an amount such as 45' })
  .min(0, 'at least 0')
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'an amount with at most two decimals');
const grams = z.number({ error: 'a weight in grams, such as 500' }).int('whole grams').min(1, 'at least 1');

const sellerTerms = shape({
  pages: list(sitePath, 1),
  /** Percent of the selling price, for products of these categories and of those below them; without `categories`, of all others. */
  commission: list(shape({ name: line(60), percent, categories: list(id, 1).optional() }), 1),
  /** Charges by weight of the parcel, from light to heavy, and for each further kilogram or part of one. */
  shipping: shape({ steps: list(shape({ upToGrams: grams, charge }), 1), furtherKg: charge }),
  /** GST rates that goods may have, in percent. */
  goodsGst: list(percent, 1),
  /** The first values of the calculator. */
  example: shape({ category: line(60), price: charge, grams, goodsGst: percent }),
}).refine(({ commission, example }) => commission.some(({ name }) => name === example.category), {
  path: ['example', 'category'],
  error: 'the name of one of the categories in "commission"',
});

/** `catalog/store.json`: the shop's profile. Another shop needs its own catalogue and no change in `src`. */
export const storeInput = shape({
  $schema: schemaAddress,
  name: line(40),
  tagline: line(120),
  description: line(300),
  /** Address of the live site, without a slash at the end. The environment variable SITE_URL overrides it. */
  siteUrl: z
    .url({ protocol: /^https?$/, error: 'an address such as "https://www.shop.example"' })
    .transform(withoutEndSlash),
  defaultMarket: id,
  legalName: line(200),
  address: line(400),
  /** Corporate identity number, if the company has one. */
  cin: line(40).optional(),
  care: shape({ phone: ownPhone, email: ownEmail, hours: line(120) }),
  /** Consumer Protection (E-Commerce) Rules 2020, rule 5(3): name, designation and contact of the grievance officer. */
  grievanceOfficer: shape({
    name: line(120),
    designation: line(120),
    phone: ownPhone,
    email: ownEmail,
    hours: line(120).optional(),
  }),
  /** Where orders are sent as messages: a WhatsApp number with country code, an e-mail address, or both. */
  orderChannel: shape({
    whatsapp: pattern(/^[1-9]\d{9,14}$/, 'a number with country code, digits only, such as "911234500001"').optional(),
    email: email.optional(),
  }).refine((channel) => channel.whatsapp !== undefined || channel.email !== undefined, {
    error: 'a "whatsapp" number, an "email" address, or both: orders need one of them',
  }),
  /**
   * How shoppers without an email address hear of their orders. Only pages use it: the API host sends by what it is configured for, and
   * warns when that is not this.
   */
  phoneUpdates: z.enum(['sms', 'whatsapp'], { error: '"sms" or "whatsapp"' }).optional(),
  /** Pages to which the shop's own pages link. */
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
  footer: list(shape({ title: line(40), links: list(footerLink, 1) }), 1, 6),
  copyright: line(160),
  /** Address of the API host: "/api" on the same origin, or "https://api.shop.example/api". Without it there are no accounts, and orders are sent as messages. */
  api: pattern(
    /^(?:\/[a-z0-9/-]*[a-z0-9]|https?:\/\/[^/\s]+(?:\/[^\s]*[^/\s])?)$/,
    'an address such as "/api" or "https://api.shop.example/api", without a slash at its end',
  ).optional(),
  /** Couriers with a page about each parcel; `{number}` in its address stands for the tracking number. */
  couriers: list(
    shape({
      name: line(60),
      track: pattern(
        /^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/,
        'an address with {number} in it, such as "https://track.courier.example/{number}"',
      ),
    }),
    1,
    30,
  ).optional(),
  /** What the shop charges its sellers, and the pages that show a calculator of it. Amounts are in the default market's currency. */
  sellerTerms: sellerTerms.optional(),
  /** Address to which page views are reported, only with consent. */
  analytics: z.url({ protocol: /^https?$/, error: 'an address such as "https://count.shop.example/view"' }).optional(),
  /**
   * Host names that browsers may reach by https only (HSTS): "off", "host" (the site's own; the default), "subdomains" (its
   * subdomains too) or "preload" (the same, for the preload lists of browsers). Browsers remember it for one or two years.
   */
  strictTransport: z.enum(STRICT_TRANSPORT, { error: 'one of "off", "host", "subdomains" and "preload"' }).optional(),
  /**
   * Whether browsers keep pages for times without a connection; true by default. With false the next build's service worker removes
   * itself and all that was kept.
   */
  offline: z.boolean({ error: 'true or false' }).optional(),
  /** The product files that are written with the site; all of them by default where the site has a real address. `[]` for none. */
  feeds: list(z.enum(FEED_KINDS, { error: `one of ${FEED_KINDS.join(', ')}` }), 0, FEED_KINDS.length).optional(),
  /** Pictures of the shop that browsers show when they offer to install it: files in catalog/images, shown as they are. */
  screenshots: list(
    shape({ image: pattern(/^(?!https?:)\S.{0,300}$/i, 'a picture below catalog/images'), label: line(80) }),
    1,
    8,
  ).optional(),
  /** `/.well-known/security.txt`: where to report a vulnerability (the care address when `email` is missing), policy page, languages. */
  security: shape({
    email: email.optional(),
    policy: sitePath.optional(),
    languages: list(pattern(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language such as "en"'), 1, 10).optional(),
  }).optional(),
  /** Whether a page over its byte budget keeps the site from being published ("strict"), or is only reported ("report", the default). */
  budgets: z.enum(['strict', 'report'], { error: 'one of "strict" and "report"' }).optional(),
  /** What happens with products that have errors: the build is refused (the default), or they are left out, or stay as they were. */
  onError: z.enum(ON_ERROR, { error: `one of ${ON_ERROR.join(', ')}` }).optional(),
  /** Warnings about texts that are switched off: { "shouting": "off" }. */
  lint: shape(Object.fromEntries(LINT_NAMES.map((name) => [name, lintLevel]))).optional(),
  /** What is said below every product's pictures, such as "Drawing; colour and drape may differ". */
  pictureNote: line(80).optional(),
  /** Pictures that the catalogue names by their address: prepared (the default) or kept there, and what hosts need. */
  images: imagesInput.optional(),
  /** What the header has besides the categories, in the default market: links after them, and the words in the empty search box. */
  header: shape({ links: list(link, 1, 6).optional(), search: line(40).optional() }).optional(),
  /** A picture in place of the name in header and footer: files in `public`, the second one for dark pages, and their size on pages. */
  logo: shape({
    src: publicPicture,
    dark: publicPicture.optional(),
    width: pixels(240),
    height: pixels(44),
  }).optional(),
  /** A square picture in catalog/images, of at least 512 pixels, that icons are made from; else they are drawn in the brand's colours. */
  icon: pattern(/^(?!https?:)\S.{0,300}$/i, 'a picture below catalog/images').optional(),
  /** Brand colours, also of mails and the API host. All other colours are in theme.css. */
  colours: shape({ brand: colour, brandDark: colour, accent: colour }).optional(),
});
export type StoreProfile = z.output<typeof storeInput>;
