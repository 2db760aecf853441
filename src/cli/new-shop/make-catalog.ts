import { formatPhone } from '../../core/address/phone.ts';
import { makeTheme } from '../../theme/make-theme.ts';
import { type Files, type ShopChoices, toFillIn, toId, toJson } from './choices.ts';
import { makePages } from './make-pages.ts';
import { readTemplate, readTemplateJson, listTemplate } from './template.ts';

const COUNTRY = { in: 'India', ae: 'United Arab Emirates' } as const;
/** Categories of the sample products: name, sentence, drawing for products without a picture, and position in the header. */
const CATEGORIES = {
  kurtis: ['Kurtis', 'Kurtis and kaftans in cotton and rayon.', 'garment', 'apparel'],
  bags: ['Bags', 'Bags for the market, the office and a festival.', 'generic', undefined],
  home: ['Home and kitchen', 'For the kitchen and the table.', 'home', undefined],
} as const;

/** The files of a new shop's catalogue, by path. Facts that the law requires and that no question asked for are marked to be filled in. */
export function makeCatalog(choices: ShopChoices): Files {
  const seller = toId(choices.seller);
  const files = new Map<string, string | Uint8Array>([
    ['store.json', toJson(makeStore(choices))],
    ['home.json', toJson(makeHome(choices))],
    ['redirects.json', toJson({})],
    [`markets/${choices.market}.json`, toJson(readTemplateJson(`markets/${choices.market}.json`))],
    [`sellers/${seller}.json`, toJson(makeSeller(choices))],
    ...makePages(choices),
  ]);
  if (!choices.hasSamples) return files;
  for (const [id, [title, description, placeholder, taxClass]] of Object.entries(CATEGORIES)) {
    const nav = Object.keys(CATEGORIES).indexOf(id) + 1;
    files.set(`categories/${id}.json`, toJson({ title, nav, description, placeholder, taxClass }));
  }
  for (const path of listTemplate('products')) {
    const { sku, title, offers, ...rest } = readTemplateJson(path) as SampleProduct;
    const { [choices.market]: offer } = offers;
    files.set(path, toJson({ sku, title, seller, offers: { [choices.market]: offer }, ...rest }));
  }
  for (const path of listTemplate('images')) files.set(path, readTemplate(path));
  return files;
}

interface SampleProduct {
  readonly sku: string;
  readonly title: string;
  readonly offers: Readonly<Record<ShopChoices['market'], unknown>>;
}

const addressOf = ({ city, state, market }: ShopChoices): string =>
  `${toFillIn('building, street and postal code')}, ${[...new Set([city, state, COUNTRY[market]])].join(', ')}`;

/** Customer care: where orders go, and a mark for each fact that was not given. */
const contactOf = ({ phone, email }: ShopChoices, of: string) => ({
  phone: phone === undefined ? toFillIn(`phone number of ${of}`) : formatPhone(phone),
  email: email ?? toFillIn(`e-mail address of ${of}`),
});

function makeStore(choices: ShopChoices) {
  const { name, market, city, state, seller, phone, email } = choices;
  const way = phone === undefined ? 'e-mail' : 'WhatsApp';
  return {
    name,
    tagline: `Sent from ${city}`,
    description: `${name} sends from ${city === state ? city : `${city}, ${state}`}. Order by ${way}.`,
    siteUrl: `https://${toId(name)}.example`,
    defaultMarket: market,
    legalName: seller,
    address: addressOf(choices),
    care: {
      ...contactOf(choices, 'customer care'),
      hours: toFillIn('hours of customer care, such as 10 am to 6 pm, Monday to Saturday'),
    },
    grievanceOfficer: {
      name: toFillIn('name of the person for complaints'),
      designation: market === 'in' ? 'Grievance Officer' : 'Complaints Officer',
      ...contactOf(choices, 'the person for complaints'),
    },
    orderChannel: phone === undefined ? { email } : { whatsapp: phone.slice(1) },
    pages: { returns: '/returns', privacy: '/privacy', contact: '/contact', help: '/help', trouble: '/help' },
    promises: [
      {
        title: `Order by ${way}`,
        text: 'One message, no account',
        icon: 'support',
        href: '/help',
      },
      { title: `Sent from ${city}`, text: 'What it costs, and how long it takes', icon: 'truck', href: '/shipping' },
      { title: 'Returns', text: 'How to send something back', icon: 'return', href: '/returns' },
    ],
    footer: [
      {
        title: 'Policies',
        links: [
          { label: 'Shipping and delivery', href: '/shipping' },
          { label: 'Returns and refunds', href: '/returns' },
          { label: 'Cancellation', href: '/cancellation' },
          { label: 'Terms', href: '/terms' },
          { label: 'Privacy policy', href: '/privacy' },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: 'Help', href: '/help' },
          { label: 'Contact and complaints', href: '/contact' },
          { label: 'Everything from A to Z', href: '/search' },
        ],
      },
    ],
    copyright: `© ${seller}`,
    // Mails and the API host read these colours; those of pages are in theme.css.
    colours: choices.colour === undefined ? undefined : makeTheme(choices.colour).colours,
  };
}

/** A home page that names no product, category or picture, and shows whatever the shop has. */
function makeHome({ name, city }: ShopChoices) {
  return {
    title: `Sent from ${city}`,
    description: `What ${name} sells, with prices and pictures.`,
    hero: [
      {
        title: `Welcome to ${name}`,
        text: 'Have a look at what is new',
        label: 'See all products',
        href: '/products',
      },
    ],
    categories: { title: 'Categories' },
    productsForYou: { title: 'Our products' },
  };
}

function makeSeller(choices: ShopChoices) {
  const { name, seller, gstin, email } = choices;
  const { phone } = contactOf(choices, 'customer care');
  return {
    name,
    ...(seller === name ? {} : { legalName: seller }),
    address: addressOf(choices),
    care: { phone, email },
    gstin,
  };
}
