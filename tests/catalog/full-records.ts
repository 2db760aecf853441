import type { z } from 'zod';
import { listingRecord, sheetRecord, structuredRecord } from '../../src/catalog/schema/historical.ts';
import { productInput } from '../../src/catalog/schema/product.ts';
import { wares } from './full-fields.ts';
import { product } from './shop-in-a-folder.ts';

const OPTIONAL = {
  ...wares,
  $schema: 'x',
  mpn: 'FULL',
  slug: 'leaf',
  seo: { title: 'Leaf tea', description: 'Leaf tea of Assam' },
  brand: 'Maker',
  categories: ['tea'],
  tiles: ['minidress'],
  mainPage: true,
  draft: false,
  publishFrom: '2026-01-01',
  publishUntil: '2090-01-01',
  translations: { hi: { title: 'पत्ती चाय', description: 'ताज़ी', details: '<p>ताज़ी</p>', features: ['ताज़ी'] } },
  images: ['leaf.png', { src: 'b.png', alt: 'B', width: 10, height: 10, focus: [40, 60] }],
  video: {
    src: 'https://cdn.example/leaf.mp4',
    alt: 'Leaves',
    poster: { src: 'leaf.png', alt: 'Leaves', width: 10, height: 10, focus: [40, 60] },
    uploaded: '2026-01-01',
  },
  imageMode: 'keep',
  pictureShape: '3/4',
  stock: 4,
  leadTimeDays: 3,
  sizes: wares.sizes.map((size) => ({ ...size, stock: 2 })),
  measurementsOf: 'garment',
  weight: '250 g',
  gtin: '8904000210037',
  colour: 'Green',
  colourSiblings: ['LEAF'],
  goesWith: ['LEAF'],
  rating: { value: 4.1, count: 10, stars: [1, 0, 1, 3, 5], fit: [1, 2, 3] },
  reviews: wares.reviews.map((review) => ({ ...review, helpful: 1 })),
  legal: { ...wares.legal, hsn: '0902', taxClass: 'clothing', gstRate: 5 },
};
/** What records of the historical shapes may have in place of Hindi translations. */
const OLDER = {
  titleHi: 'पत्ती चाय',
  descriptionHi: 'ताज़ी',
  translations: { ta: { title: 'தேநீர்', description: 'புதிய', details: '<p>புதிய</p>', features: ['புதிய'] } },
};
const variants = [
  {
    sku: 'FULL-1',
    options: { Pack: '1' },
    offers: { in: { price: 80, mrp: 100 } },
    availability: 'in stock',
    stock: 3,
    weight: '100 g',
    gtin: '8904000210044',
    mpn: 'FULL-4471',
    netQuantity: '1 N',
    image: { src: 'b.png', alt: 'B', width: 10, height: 10, focus: [40, 60] },
  },
];
const offers = { in: { price: 90, mrp: 120 } };
const { sizes: _sizes, ...withoutSizes } = OPTIONAL;
const pick = (schema: z.ZodObject, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => Object.hasOwn(schema.shape, key)));

/** One with objects where the other has texts. */
const STRUCTURED_OF_OBJECTS = {
  shopName: 'Green Garden',
  productDetails: 'Fabric: Cotton',
  productValue: {
    name: 'Wrap',
    sku: 'FULL',
    brand: 'Green Garden',
    weight: { value: 250, unitCode: 'GRM' },
    offers: { priceCurrency: 'INR', price: 20 },
  },
};

/** Records of each shape that have every optional field of its schema. */
export const SHAPES: readonly { name: string; schema: z.ZodObject; records: readonly Record<string, unknown>[] }[] = [
  {
    name: 'canonical',
    schema: productInput,
    records: [
      product({ ...OPTIONAL, sku: 'FULL', offers }),
      product({ ...withoutSizes, sku: 'FULL', offers, options: ['Pack'], variants }),
    ],
  },
  {
    name: 'structured',
    schema: structuredRecord,
    records: [
      {
        ...pick(structuredRecord, { ...OPTIONAL, ...OLDER }),
        category: 'mainPage',
        shopName: 'Green Garden',
        productDetails: 'Fabric: Cotton',
        productValue: {
          name: 'Wrap',
          sku: 'FULL',
          mpn: 'FULL',
          brand: { name: 'Green Garden' },
          image: ['leaf.png'],
          description: 'Soft',
          url: 'https://old.example/wrap/p/FULL',
          color: 'Green',
          colour: 'Green',
          material: 'Cotton',
          weight: '250 g',
          countryOfOrigin: 'India',
          gtin: '8904000210037',
          gtin8: '08904000210037',
          gtin12: '8904000210037',
          gtin13: '8904000210037',
          gtin14: '08904000210037',
          offers: {
            priceCurrency: 'INR',
            price: 20,
            mrp: 30,
            availability: 'InStock',
            url: 'https://old.example/wrap/p/FULL',
          },
          review: [
            {
              author: { name: 'Meera' },
              datePublished: '2026-05-02',
              reviewBody: 'Good',
              reviewRating: { ratingValue: 5, bestRating: 5, worstRating: 1 },
            },
          ],
          aggregateRating: { ratingValue: 4, reviewCount: 2, ratingCount: 2, bestRating: 5, worstRating: 1 },
        },
      },
      STRUCTURED_OF_OBJECTS,
    ],
  },
  {
    name: 'sheet',
    schema: sheetRecord,
    records: [
      {
        ...pick(sheetRecord, { ...OPTIONAL, ...OLDER }),
        title: 'Slide',
        mainImage: 'leaf.png',
        price: 200,
        mrp: 300,
        imageUrls: ['leaf.png', 'b.png'],
        detailsHTML: '<p>RB100</p>',
        Catageory: 'MENS',
        SubCatageory: 'men-footwear-slippers-sliders',
      },
    ],
  },
  {
    name: 'listing',
    schema: listingRecord,
    records: [
      {
        ...pick(listingRecord, { ...OPTIONAL, ...OLDER }),
        title: 'Dress',
        image: 'leaf.png',
        price: 200,
        mrp: 300,
        subcategory: 'MiniDress',
        seller: 'garden',
      },
    ],
  },
];
