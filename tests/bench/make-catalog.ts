import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runAll } from '../../src/integration/files/run-all.ts';

/** Products in one category, and pictures that they share: what is measured is pages, not encoding. */
const PRODUCTS_PER_CATEGORY = 500;
const PRODUCTS_PER_SELLER = 200;
const PICTURES = 24;

const FABRICS = ['cotton', 'rayon', 'chanderi', 'linen', 'georgette', 'denim', 'khadi', 'modal', 'satin'];
const COLOURS = [
  'indigo',
  'madder',
  'haldi',
  'ivory',
  'peacock',
  'wine',
  'mehendi',
  'charcoal',
  'rust',
  'onion pink',
  'navy',
];
const THINGS = [
  'kurti',
  'shirt',
  'saree',
  'cushion cover',
  'tote bag',
  'bedsheet',
  'jacket',
  'dupatta',
  'curtain',
  'table runner',
];
const WORDS =
  'the cloth is washed twice before it is cut so it keeps its size and a small pocket sits in the right seam where a phone fits while the hem is turned by hand and the border runs straight along the edge of every panel'.split(
    ' ',
  );

/** Writes a catalogue of `count` products, each about 3 KB of JSON, always the same for the same count. */
export async function makeBenchCatalog(folder: string, count: number): Promise<void> {
  let state = 42;
  const random = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % limit;
  };
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const prose = (words: number) => Array.from({ length: words }, () => pick(WORDS)).join(' ');
  const write = async (path: string, value: unknown) => writeFile(join(folder, path), JSON.stringify(value, null, 2));
  const categories = Math.ceil(count / PRODUCTS_PER_CATEGORY);
  const sellers = Math.ceil(count / PRODUCTS_PER_SELLER);
  const categoryId = (index: number) => `category-${String(index + 1).padStart(3, '0')}`;

  for (const part of ['markets', 'categories', 'sellers', 'pages', 'images'])
    await mkdir(join(folder, part), { recursive: true });
  for (let index = 0; index < PICTURES; index++) {
    const hue = (index * 360) / PICTURES;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="hsl(${hue} 30% 92%)"/><circle cx="256" cy="256" r="${120 + index * 4}" fill="hsl(${hue} 50% 45%)"/></svg>`;
    await sharp(Buffer.from(svg))
      .webp({ quality: 80 })
      .toFile(join(folder, 'images', `${index}.webp`));
  }
  const care = { phone: '+91 12345 00001', email: 'care@bench.example' };
  await write('store.json', {
    name: 'Bench',
    tagline: 'Many pages',
    description: 'A shop to measure with.',
    siteUrl: 'https://bench.example',
    defaultMarket: 'in',
    legalName: 'Bench Private Limited',
    address: '1 Long Road, Jaipur 302001, India',
    care: { ...care, hours: 'all day' },
    grievanceOfficer: { name: 'A. Person', designation: 'Grievance Officer', ...care },
    orderChannel: { whatsapp: '911234500001', email: care.email },
    pages: Object.fromEntries(['returns', 'privacy', 'contact', 'help', 'trouble'].map((name) => [name, '/help'])),
    promises: [{ title: 'Free delivery', text: 'On every order', icon: 'truck', href: '/help' }],
    footer: [{ title: 'Help', links: [{ label: 'Help', href: '/help' }] }],
    copyright: 'Bench',
  });
  await write('home.json', {
    title: 'Many pages',
    description: 'A shop to measure with.',
    hero: [{ image: '0.webp', title: 'Many', text: 'Pages', label: 'See', href: '/products' }],
    categories: { title: 'Categories', cards: [{ image: '1.webp', title: 'One', href: `/${categoryId(0)}` }] },
    deal: { title: 'Deal', text: 'Less', sku: 'SKU-000000', label: 'See' },
    trends: { title: 'Trends', tiles: [{ image: '2.webp', title: 'Two', text: 'More', href: '/products' }] },
    productsForYou: { title: 'For you', skus: ['SKU-000000'] },
    memberGifts: { image: '3.webp', title: 'Gifts', text: 'Coupons', note: 'Weekends', label: 'See', href: '/help' },
  });
  await write('redirects.json', { '/old': '/help' });
  await write('markets/in.json', {
    name: 'India',
    currency: 'INR',
    locale: 'en-IN',
    country: 'IN',
    delivery: { fee: 0, cashOnDeliveryFee: 0, days: [3, 8], daysMean: 'delivery' },
    shippingPage: '/help',
    returns: { days: 7, refundDays: 7 },
  });
  await write('pages/help.json', {
    path: '/help',
    group: 'help',
    title: 'Help',
    description: 'Help.',
    summary: ['Ask us.'],
    sections: [{ id: 'ask', title: 'Ask', body: ['Write to {{store.care.email}}.'] }],
  });
  for (let index = 0; index < sellers; index++) {
    await write(`sellers/seller-${index}.json`, {
      name: `Seller ${index} Handlooms`,
      address: `${index} Loom Lane, Jaipur, Rajasthan 302001, India`,
      care: { phone: '+91 12345 00009', email: `seller${index}@bench.example` },
      rating: 4.1,
      ratings: 1200 + index,
      followers: 300 + index,
      legal: { countryOfOrigin: 'India' },
    });
  }
  for (let index = 0; index < categories; index++) {
    await write(`categories/${categoryId(index)}.json`, {
      title: `Category ${index + 1}`,
      description: `The products of category ${index + 1}.`,
      ...(index < 9 ? { nav: index + 1 } : {}),
      ...(index >= 20 ? { parent: categoryId(index % 9) } : {}),
    });
    await mkdir(join(folder, 'products', categoryId(index)), { recursive: true });
  }
  const products = Array.from({ length: count }, (_, index) => {
    const fabric = pick(FABRICS);
    const price = 150 + random(1200);
    const title = `${pick(COLOURS)} ${fabric} ${pick(THINGS)} with ${pick(COLOURS)} border, ${prose(4)}`;
    return {
      path: `products/${categoryId(Math.floor(index / PRODUCTS_PER_CATEGORY))}/p-${String(index).padStart(6, '0')}.json`,
      value: {
        sku: `SKU-${String(index).padStart(6, '0')}`,
        title,
        seller: `seller-${Math.floor(index / PRODUCTS_PER_SELLER)}`,
        description: prose(28),
        details: [prose(40), prose(40)].join('\n\n'),
        features: Array.from({ length: 5 }, () => prose(6)),
        attributes: {
          Fabric: fabric,
          Pattern: pick(WORDS),
          Weave: pick(WORDS),
          Occasion: pick(WORDS),
          Sleeve: pick(WORDS),
          Wash: pick(WORDS),
        },
        images: Array.from({ length: 2 }, (_unused, position) => ({
          src: `${random(PICTURES)}.webp`,
          alt: `${title}, view ${position + 1}`,
        })),
        offers: { in: { price, mrp: price + 100 + random(600) } },
        sizes: ['S', 'M', 'L', 'XL'].map((name, position) => ({
          name,
          measurements: { Chest: `${36 + 2 * position} in`, Length: `${42 + position} in` },
        })),
        rating: { value: 3.8 + random(12) / 10, count: 5 + random(9000) },
        reviews: [1, 2].map((day) => ({
          author: 'Meera',
          date: `2026-0${day}-11 10:00:00`,
          text: prose(18),
          stars: 5,
        })),
        legal: { genericName: 'Thing', netQuantity: '1 N' },
      },
    };
  });
  await runAll(products, 32, ({ path, value }) => write(path, value));
}
