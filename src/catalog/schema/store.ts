import { z } from 'zod';
import { LINT_NAMES } from './lint-codes.ts';
import { ON_ERROR } from '../values/on-error.ts';
import { STRICT_TRANSPORT } from '../values/strict-transport.ts';
import {
  email,
  line,
  list,
  marketId,
  ownEmail,
  ownPhone,
  pageLink,
  pattern,
  say,
  schemaAddress,
  shape,
  yesOrNo,
} from './fields.ts';
import { imagesInput } from './images.ts';
import { sellerTerms } from './seller-terms.ts';
import { FEED_KINDS } from '../../core/site/feed-kinds.ts';
import { withoutEndSlash } from '../../core/text/strings.ts';

/** What JSON Schema says of addresses, whose `format` few validators look at. */
const WEB = { pattern: '^[ ]*[hH][tT][tT][pP][sS]?:' };
const lintLevel = z
  .enum(['off', 'warning'], { error: '"off" or "warning"' })
  .optional()
  .meta(say('Level', '"off" switches this warning off.', 'off'));
const colour = pattern(/^#[0-9a-f]{6}$/i, 'a colour such as "#b3123f"');
const LABEL = say('Words', 'Of the link.', 'Returns');
const link = shape({
  label: line(60).meta(LABEL),
  href: pageLink.meta(say('Leads to', 'The address of a page of this shop.', '/return-refund')),
});
const footerLink = shape({
  label: line(60).meta(LABEL),
  href: pattern(
    /^(?:\/(?!\/)[A-Za-z0-9/_.-]*(?:#[A-Za-z0-9_-]+)?|https:\/\/[^\s"<>]{1,300})$/,
    'the address of a page of this shop such as "/return-refund", or one that begins with https://',
  ).meta(say('Leads to', 'The address of a page of this shop, or one that begins with https://.', '/return-refund')),
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

/** `catalog/store.json`: the shop's profile. Another shop needs its own catalogue and no change in `src`. */
export const storeInput = shape({
  $schema: schemaAddress,
  name: line(40).meta(say('Name', 'Of the shop, in the header and everywhere else.', 'Chai Ghar')),
  tagline: line(120).meta(say('Line below the name', 'A few words about the shop.')),
  description: line(300).meta(say('Description', 'One or two sentences for search engines.')),
  siteUrl: z
    .url({ protocol: /^https?$/, error: 'an address such as "https://www.shop.example"' })
    .meta(WEB)
    .transform(withoutEndSlash)
    .meta(
      say(
        'Address of the site',
        'Of the live site. The environment variable SITE_URL overrides it.',
        'https://www.shop.example',
      ),
    ),
  defaultMarket: marketId.meta(say('Default market', 'Its pages have no prefix.', 'in')),
  legalName: line(200).meta(say('Registered name', 'Of the company or person that runs the shop.')),
  address: line(400).meta(say('Address', 'Postal address with PIN code.')),
  cin: line(40).optional().meta(say('CIN', 'Corporate identity number, if the company has one.')),
  care: shape({
    phone: ownPhone.meta(say('Telephone', 'For customers.', '+91 12345 00001')),
    email: ownEmail.meta(say('E-mail', 'For customers.', 'care@shop.example')),
    hours: line(120).meta(say('Hours', 'When the telephone is answered.', '9 am to 6 pm, Monday to Saturday')),
  }).meta(say('Customer care', 'How customers reach the shop.')),
  /** Consumer Protection (E-Commerce) Rules 2020, rule 5(3): name, designation and contact of the grievance officer. */
  grievanceOfficer: shape({
    name: line(120).meta(say('Name', 'Of the person.')),
    designation: line(120).meta(say('Designation', 'Of the person.', 'Grievance Officer')),
    phone: ownPhone.meta(say('Telephone', 'For complaints.', '+91 12345 00002')),
    email: ownEmail.meta(say('E-mail', 'For complaints.', 'grievance@shop.example')),
    hours: line(120).optional().meta(say('Hours', 'When the telephone is answered.')),
  }).meta(say('Grievance officer', 'The person for complaints, whom Indian law asks for.')),
  orderChannel: shape({
    whatsapp: pattern(/^[1-9]\d{9,14}$/, 'a number with country code, digits only, such as "911234500001"')
      .optional()
      .meta(say('WhatsApp', 'Number with country code, digits only.', '911234500001')),
    email: email.optional().meta(say('E-mail', 'Address to which orders are sent.', 'orders@shop.example')),
  })
    .refine((channel) => channel.whatsapp !== undefined || channel.email !== undefined, {
      error: 'a "whatsapp" number, an "email" address, or both: orders need one of them',
    })
    .meta(say('Orders by message', 'Where orders are sent as messages: one of the two, or both.')),
  /** Only pages use it: the API host sends by what it is configured for, and warns when that is not this. */
  phoneUpdates: z
    .enum(['sms', 'whatsapp'], { error: '"sms" or "whatsapp"' })
    .optional()
    .meta(say('Messages to telephones', 'How shoppers without an e-mail address hear of their orders.')),
  pages: shape({
    returns: pageLink.meta(say('Returns', 'The page about returns.', '/return-refund')),
    privacy: pageLink.meta(say('Privacy', 'The privacy policy.', '/privacyPolicy')),
    contact: pageLink.meta(say('Contact', 'The page with addresses and numbers.', '/contact')),
    help: pageLink.meta(say('Help', 'The first page of help.', '/help')),
    trouble: pageLink.meta(say('Trouble', 'What to try when something went wrong.', '/help/something-went-wrong')),
  }).meta(say('Pages', 'Which pages the shop’s own pages link to.')),
  promises: list(
    shape({
      title: line(40).meta(say('Title', 'A few words.', 'Free delivery')),
      text: line(120).meta(say('Text', 'A sentence.', 'On every order in India')),
      icon: z
        .enum(['truck', 'cash', 'return', 'refund', 'support', 'tag', 'shield'])
        .meta(say('Icon', 'The drawing beside it.')),
      href: pageLink.meta(say('Leads to', 'The page that explains it.', '/shipping-delivery')),
    }),
    1,
    6,
  ).meta(say('Promises', 'One to six promises on the home page.')),
  footer: list(
    shape({
      title: line(40).meta(say('Title', 'Above the links.', 'Policies')),
      links: list(footerLink, 1).meta(say('Links', 'In this order.')),
    }),
    1,
    6,
  ).meta(say('Footer', 'One to six groups of links at the end of each page.')),
  copyright: line(160).meta(say('Copyright', 'The last line of each page.')),
  api: pattern(
    /^(?:\/[a-z0-9/-]*[a-z0-9]|https?:\/\/[^/\s]+(?:\/[^\s]*[^/\s])?)$/,
    'an address such as "/api" or "https://api.shop.example/api", without a slash at its end',
  )
    .optional()
    .meta(
      say(
        'API host',
        'Its address. Without one there are no accounts, and orders are sent as messages: leave it out if you run none.',
        '/api',
      ),
    ),
  couriers: list(
    shape({
      name: line(60).meta(say('Name', 'Of the courier.')),
      track: pattern(
        /^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/,
        'an address with {number} in it, such as "https://track.courier.example/{number}"',
      ).meta(
        say(
          'Address of a parcel',
          '{number} stands for the tracking number.',
          'https://track.courier.example/{number}',
        ),
      ),
    }),
    1,
    30,
  )
    .optional()
    .meta(say('Couriers', 'Those with a page about each parcel.')),
  sellerTerms: sellerTerms
    .optional()
    .meta(say('Terms for sellers', 'What the shop charges its sellers, and the pages that show a calculator of it.')),
  analytics: z
    .url({ protocol: /^https?$/, error: 'an address such as "https://count.shop.example/view"' })
    .meta(WEB)
    .optional()
    .meta(say('Counting of views', 'Address to which page views are reported, only with consent.')),
  strictTransport: z
    .enum(STRICT_TRANSPORT, { error: 'one of "off", "host", "subdomains" and "preload"' })
    .optional()
    .meta(
      say(
        'Https only (HSTS)',
        'Host names that browsers may reach by https only: none, the site’s own (the default), its subdomains too, or these for preload lists. Browsers remember it for one or two years.',
      ),
    ),
  /** With false the next build's service worker removes itself and all that was kept. */
  offline: yesOrNo
    .optional()
    .meta(say('Pages without a connection', 'Whether browsers keep pages for such times; they do by default.')),
  feeds: list(z.enum(FEED_KINDS, { error: `one of ${FEED_KINDS.join(', ')}` }), 0, FEED_KINDS.length)
    .optional()
    .meta(
      say(
        'Feeds',
        'Product files that are written with the site; all of them by default where the site has a real address, [] for none.',
      ),
    ),
  screenshots: list(
    shape({
      image: pattern(/^(?!https?:)\S.{0,300}$/i, 'a picture below catalog/images').meta(
        say('Picture', 'A file below catalog/images.'),
      ),
      label: line(80).meta(say('Label', 'What it shows.')),
    }),
    1,
    8,
  )
    .optional()
    .meta(say('Screenshots', 'Pictures that browsers show when they offer to install the shop.')),
  security: shape({
    email: email.optional().meta(say('E-mail', 'Where to report a weakness; the care address if it is left out.')),
    policy: pageLink.optional().meta(say('Policy', 'The page about reports.', '/responsible-disclosure')),
    languages: list(pattern(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language such as "en"'), 1, 10)
      .optional()
      .meta(say('Languages', 'In which reports are understood.', ['en', 'hi'])),
  })
    .optional()
    .meta(say('Security', 'What /.well-known/security.txt says.')),
  budgets: z
    .enum(['strict', 'report'], { error: 'one of "strict" and "report"' })
    .optional()
    .meta(
      say('Byte budgets', 'Whether a page that is too large keeps the site from being published, or is only reported.'),
    ),
  onError: z
    .enum(ON_ERROR, { error: `one of ${ON_ERROR.join(', ')}` })
    .optional()
    .meta(
      say(
        'Products with errors',
        'The build is refused (the default), or they are left out, or stay as they were before.',
      ),
    ),
  lint: shape(Object.fromEntries(LINT_NAMES.map((name) => [name, lintLevel])))
    .optional()
    .meta(say('Warnings about texts', 'Those that are switched off.', { shouting: 'off' })),
  pictureNote: line(80)
    .optional()
    .meta(say('Note on pictures', 'Shown on those of every product.', 'Drawing; colour may differ')),
  images: imagesInput
    .optional()
    .meta(say('Pictures at an address', '"prepare" (the default) or "keep", and what hosts need.', 'keep')),
  header: shape({
    links: list(link, 1, 6).optional().meta(say('Links', 'After the categories, in the default market.')),
    search: line(40)
      .optional()
      .meta(say('Words in the search box', 'While it is empty.', 'Search kurtis')),
  })
    .optional()
    .meta(say('Header', 'What it has besides the categories.')),
  logo: shape({
    src: publicPicture.meta(say('Picture', 'An .svg, .png or .webp file in "public".', '/logo.svg')),
    dark: publicPicture.optional().meta(say('Picture on dark pages', 'If it differs.', '/logo-dark.svg')),
    width: pixels(240).meta(say('Width', 'On pages, in pixels, from 12 to 240.', 120)),
    height: pixels(44).meta(say('Height', 'On pages, in pixels, from 12 to 44.', 32)),
  })
    .optional()
    .meta(say('Logo', 'A picture in place of the name in header and footer.')),
  icon: pattern(/^(?!https?:)\S.{0,300}$/i, 'a picture below catalog/images')
    .optional()
    .meta(
      say(
        'Icon',
        'A square picture below catalog/images, of at least 512 pixels. Icons are drawn in the brand’s colours without it.',
      ),
    ),
  colours: shape({
    brand: colour.meta(say('Brand', 'Header, buttons and links.', '#b3123f')),
    brandDark: colour.meta(say('Brand on dark pages', 'Where the device asks for dark colours.', '#ff8aa5')),
    accent: colour.meta(say('Accent', 'Beside the brand’s colour.', '#f2a900')),
  })
    .optional()
    .meta(say('Colours', 'Of the brand, also in mails. All other colours are in theme.css.')),
});
export type StoreProfile = z.output<typeof storeInput>;
