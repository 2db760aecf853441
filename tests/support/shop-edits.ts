import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { slugify } from '../../src/core/text/text.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import { liveBuild } from '../../src/integration/files/publish.ts';
import type { SoldOut } from '../../src/integration/records/sold-out.ts';

/** What a build depends on besides files. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  now: number;
  soldOut: SoldOut[];
  api: string;
}

/** Random numbers: the same for the same seed. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

type Fields = Record<string, unknown>;
type Edit = (folders: Folders, chance: Chance, surroundings: Surroundings) => void | Promise<void>;

const HOUR_MS = 3_600_000;
/** New products that a shop gets, so that its builds don't get slower and slower. */
const MOST_NEW = 12;
const WORDS = ['Green', 'Blue', 'चाय', 'Tall', 'Assam & co', 'Old "fired" clay', 'Two <cups>', 'Small'];

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))
    .sort();
const products = ({ catalog }: Folders): string[] => jsonFiles(join(catalog, 'products'));
const newProducts = (folders: Folders): string[] => products(folders).filter((file) => file.includes('NEW-'));

/** Changes the fields of a file of the catalogue. */
const set = (file: string, fields: Fields): void => {
  const value = JSON.parse(readFileSync(file, 'utf8')) as Fields;
  writeFileSync(file, JSON.stringify({ ...value, ...fields }));
};
const inFolder = (part: string, make: (chance: Chance) => Fields): Edit => {
  return ({ catalog }, chance) => {
    set(chance.of(jsonFiles(join(catalog, part))), make(chance));
  };
};
/** Damages the file that a function finds, if there is one. */
const damage = (find: (folders: Folders, chance: Chance) => Promise<string | undefined>): Edit => {
  return async (folders, chance) => {
    const file = await find(folders, chance);
    if (file === undefined || !existsSync(file)) return;
    const text = readFileSync(file);
    if (chance.below(3) === 0) rmSync(file);
    // Replaced, as a file that is changed in place may be linked from elsewhere.
    else {
      rmSync(file);
      writeFileSync(file, text.subarray(0, chance.below(text.length)));
    }
  };
};

/** What editors, sellers and merchants do. Most leave the catalogue in order. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'the price of a product': (folders, chance) => {
    const file = chance.of(products(folders));
    const { offers } = JSON.parse(readFileSync(file, 'utf8')) as { offers: Fields };
    set(file, { offers: { ...offers, in: { price: 100 + chance.below(900), mrp: 1_000 } } });
  },
  'the title of a product': (folders, chance) => {
    set(chance.of(products(folders)), { title: `${chance.of(WORDS)} ${chance.of(WORDS)} ${chance.below(90)}` });
  },
  'the description of a product': inFolder('products', (chance) => ({ description: `${chance.of(WORDS)}.` })),
  'a product for both markets': inFolder('products', (chance) => ({
    categories: ['tea', 'gulf'],
    offers: { in: { price: 300 + chance.below(90), mrp: 400 }, ae: { price: 10 + chance.below(9) } },
  })),
  'a product from abroad': inFolder('products', (chance) => ({
    legal: { genericName: 'Tea', netQuantity: '1 N', countryOfOrigin: chance.of(['China', 'Nepal', 'India']) },
  })),
  'a product that can be had from a day on': inFolder('products', (chance) => ({
    availability: `2026-11-${22 + chance.below(8)}`,
  })),
  'a product that is published for a time, or not yet': inFolder('products', (chance) => ({
    draft: chance.below(4) === 0,
    publishFrom: `2026-11-${20 + chance.below(8)} ${10 + chance.below(10)}:00`,
    publishUntil: chance.of([undefined, `2026-12-${10 + chance.below(20)}`]),
  })),
  'the stock, the brand and the pictures of a product': inFolder('products', (chance) => ({
    stock: chance.of([undefined, chance.below(4)]),
    brand: chance.of(WORDS),
    images: chance.of([undefined, [], ['cup.png']]),
  })),
  'the colours and sizes of a product': (folders, chance) => {
    const skus = products(folders).map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { sku: string }).sku);
    const sizes = chance
      .of([
        ['S', 'M'],
        ['6-7 years', '8-9 years'],
      ])
      .map((name, step) => ({
        name,
        measurements: { Chest: `${80 + 4 * step + chance.below(3)} cm` },
      }));
    set(chance.of(products(folders)), {
      colour: chance.of(['Red', 'Blue', undefined]),
      colourSiblings: chance.below(2) === 0 ? [chance.of(skus)] : undefined,
      sizes: chance.of([undefined, sizes]),
    });
  },
  'for whom a category is': inFolder('categories', (chance) => ({
    title: `Things for ${chance.of(['women', 'girls', 'all'])}`,
  })),
  'the rating and the words of a seller': inFolder('sellers', (chance) => ({
    about: chance.of([undefined, `<p>${chance.of(['Tea', 'Clay'])}.</p>`]),
    rating: 4 + chance.below(9) / 10,
  })),
  'the words of the search': ({ catalog }, chance) => {
    writeFileSync(join(catalog, 'search.json'), JSON.stringify({ same: [['cup', chance.of(['pyala', 'mug'])]] }));
  },
  'the drawing of a category': inFolder('categories', (chance) => ({ placeholder: chance.of(['home', 'kids']) })),
  'a new product': (folders, chance) => {
    if (newProducts(folders).length >= MOST_NEW) return;
    const from = chance.of(products(folders));
    const sku = `NEW-${chance.below(9_999)}`;
    const value = JSON.parse(readFileSync(from, 'utf8')) as Fields;
    writeFileSync(join(dirname(from), `${sku}.json`), JSON.stringify({ ...value, sku, title: `New ${sku}` }));
  },
  'a product removed': (folders, chance) => {
    const removable = newProducts(folders);
    if (removable.length > 0) rmSync(chance.of(removable));
  },
  'a product in another category': (folders, chance) => {
    const movable = newProducts(folders);
    if (movable.length === 0) return;
    const file = chance.of(movable);
    const target = join(folders.catalog, 'products', chance.of(['tea', 'cups']), relative(dirname(file), file));
    if (!existsSync(target)) renameSync(file, target);
  },
  'the name of a file': (folders, chance) => {
    const file = chance.of(products(folders));
    const target = join(dirname(file), `renamed-${chance.below(9)}-NEW-.json`);
    if (!existsSync(target)) renameSync(file, target);
  },
  'the name of a seller': inFolder('sellers', (chance) => ({ name: `${chance.of(WORDS)} shop` })),
  'the position of a category in the header': inFolder('categories', (chance) => ({
    nav: chance.of([undefined, 1, 5, 9]),
  })),
  'the title of a category': inFolder('categories', (chance) => ({ title: `${chance.of(WORDS)} things` })),
  'the order of a category': (folders, chance) => {
    const { sku } = JSON.parse(readFileSync(chance.of(products(folders)), 'utf8')) as { sku: string };
    set(join(folders.catalog, 'categories', chance.of(['tea.json', 'cups.json'])), { first: [sku] });
  },
  'the filters of the shop': ({ catalog }, chance) => {
    const families = [{ id: 'tall', label: chance.of(WORDS), words: ['tall', 'green', 'chai'] }];
    const brand = { id: 'brand', label: chance.of(['Brand', 'Maker']), from: ['brand'], pages: 1 + chance.below(3) };
    set(join(catalog, 'facets.json'), { facets: [chance.of([brand, { ...brand, families }])] });
  },
  'the filters of a category': inFolder('categories', (chance) => ({ facets: chance.of([undefined, [], ['brand']]) })),
  'the returns of a market': inFolder('markets', (chance) => ({
    returns: { days: 7 + chance.below(3), refundDays: 7 },
  })),
  'the tagline of the shop': ({ catalog }, chance) => set(join(catalog, 'store.json'), { tagline: chance.of(WORDS) }),
  'the text of a page': inFolder('pages', (chance) => ({ description: `About ${chance.of(WORDS)}.` })),
  'a redirect': ({ catalog }, chance) => set(join(catalog, 'redirects.json'), { [`/old-${chance.below(9)}`]: '/cups' }),
  'the record of addresses': (folders) => {
    const lines = products(folders).map((file) => {
      const { sku, title } = JSON.parse(readFileSync(file, 'utf8')) as { sku: string; title: string };
      return `${sku} ${slugify(title)}\n`;
    });
    writeFileSync(join(folders.catalog, 'addresses.txt'), lines.join(''));
  },
  'a link to a page that may not be there': ({ catalog }, chance) => {
    const paths = [
      '/cups',
      '/cups/filters',
      '/tea#nothing',
      '/search/k',
      '/search/b',
      '/imported/from-china',
      '/en-ae/gulf',
      '/fees',
    ];
    set(join(catalog, 'pages', 'how-we-pack.json'), { summary: [`See <a href="${chance.of(paths)}">this</a>.`] });
  },
  'the picture of a product': ({ catalog }, chance) => {
    const [cup, tea] = ['cup.png', 'darjeeling.png'].map((name) => join(catalog, 'images', name)) as [string, string];
    const bytes = readFileSync(chance.of([cup, tea]));
    writeFileSync(cup, bytes);
  },
  'sold out': (folders, chance, surroundings) => {
    const { sku } = JSON.parse(readFileSync(chance.of(products(folders)), 'utf8')) as { sku: string };
    surroundings.soldOut = chance.below(3) === 0 ? [] : [...surroundings.soldOut, { sku }];
  },
  'the API host': (_folders, chance, surroundings) => {
    surroundings.api = chance.below(2) === 0 ? '' : '/api';
  },
};

/** What accidents do to what builds keep, and to the published site. */
export const ACCIDENTS: Readonly<Record<string, Edit>> = {
  'damaged records': damage(async ({ out }, chance) => {
    const live = await liveBuild(out);
    return (
      live &&
      join(
        live,
        chance.of([
          'pages.json',
          'data.json',
          'prices.json',
          'search.json',
          'sitemap.json',
          'delivery.json',
          'feeds.json',
          'products.json',
          'common-results.json',
          'tree.json',
        ]),
      )
    );
  }),
  'a page or the sitemap missing from the published site': async ({ out }, chance) => {
    const live = await liveBuild(out);
    const files = ['index.html', 'cups.html', 'cart.html', 'search.html', 'sitemap-1.xml', 'feeds/meta-in.csv'];
    if (live) rmSync(join(live, 'site', chance.of(files)), { force: true });
  },
  'a data file missing from the published site': async ({ out }, chance) => {
    const live = await liveBuild(out);
    if (live) rmSync(chance.of(jsonFiles(join(live, 'site', '_data'))), { force: true });
  },
  'a damaged snapshot of products': damage(async ({ cache }, chance) => {
    const snapshot = join(cache, 'catalog');
    return existsSync(snapshot) ? chance.of(jsonFiles(snapshot)) : undefined;
  }),
  'a damaged cache': damage(async ({ cache }, chance) =>
    join(cache, chance.of(['inputs.json', 'code.json', 'pictures/sources.json', 'compressed-sizes.json'])),
  ),
};

/** Some hours or days pass. */
export function passTime(surroundings: Surroundings, chance: Chance): void {
  surroundings.now += HOUR_MS * (chance.below(2) === 0 ? 1 + chance.below(10) : 24 * (1 + chance.below(4)));
}
