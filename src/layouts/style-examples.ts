import type { Market, Product } from '../catalog/model.ts';
import type { Site } from '../catalog/site.ts';

/** Products that show what a component has to bear, made from one of the catalogue's. */
export function exampleProducts(site: Site, market: Market): { readonly title: string; readonly product: Product }[] {
  const [base] = [...site.catalog.products.values()].filter((product) => product.offers[market.id]);
  if (!base) return [];
  const { rating: _rating, ...unrated } = base;
  const make = (title: string, over: Partial<Product>, from: Product = base) => ({
    title,
    product: { ...from, availability: 'in-stock' as const, sizes: [], ...over },
  });
  const offer = (priceMinor: number, mrpMinor?: number) => ({
    [market.id]: { priceMinor, ...(mrpMinor === undefined ? {} : { mrpMinor }) },
  });
  const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((name, index) => ({
    name,
    availability: index === 3 ? ('sold-out' as const) : ('in-stock' as const),
    measurements: { Bust: `${34 + 2 * index} in`, Length: `${44 + index / 2} in` },
  }));
  return [
    make('Plain', { title: 'Steel tumbler', offers: offer(14_900), rating: { value: 4.1, count: 1204 }, sizes }),
    make('Saving, large numbers', {
      title: 'Handwoven silk saree with a gold border',
      offers: offer(142_999_00, 189_999_00),
      rating: { value: 5, count: 27_969 },
    }),
    make('Long English title', {
      title:
        'Block printed pure cotton double bedsheet with two pillow covers, king size, 108 by 108 inches, indigo buti on ivory, fast colour',
      offers: offer(64_950, 99_900),
      rating: { value: 3.5, count: 5 },
    }),
    make('Long Hindi title', {
      title: 'हाथ से छपी हुई शुद्ध सूती डबल बेडशीट, दो तकिया कवर के साथ, नीले बूटों वाली, पक्का रंग',
      offers: offer(64_900),
      sizes: [{ name: 'Free Size', availability: 'in-stock', measurements: {} }],
    }),
    make(
      'No ratings yet, has to be chosen',
      { title: 'Rings', offers: offer(9_900, 10_000), sizes: sizes.slice(2) },
      unrated,
    ),
    make('Sold out', {
      title: 'Clay lamp',
      offers: offer(4_900),
      availability: 'sold-out',
      rating: { value: 1.2, count: 1 },
    }),
    make('From a date', {
      title: 'Mango pickle, new harvest',
      offers: offer(19_900),
      availability: { from: '2099-05-01' },
      rating: { value: 4.7, count: 88 },
    }),
  ];
}
