import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/model.ts';
import { setSite, type Site } from '../../../src/catalog/site/site.ts';
import { makeProductView } from '../../../src/views/product/product.ts';
import { loadShop, product } from '../../catalog/shop-in-a-folder.ts';

const PICTURES = new Map(
  ['leaf.png', 'still.png'].map((name, index) => [name, { digest: `${index}`.repeat(12), widths: [104, 256, 640] }]),
);
const open = (fields: object): Site =>
  setSite(
    loadShop({
      'images/still.png': '',
      'videos/of leaves/leaf.mp4': 'video',
      'products/tea/leaf.json': product({ images: ['leaf.png'], ...fields }),
    }),
    PICTURES,
    '2026-05-01',
  );
const viewOf = (fields: object) => {
  const site = open(fields);
  return makeProductView(site, site.catalog.products.get('LEAF') as Product, site.defaultMarket);
};
const videoOf = (fields: object) => viewOf(fields).head.jsonLd?.find((text) => text.includes('VideoObject'));
const SRC = 'of leaves/leaf.mp4';

describe('the video of a product', () => {
  test('comes after its pictures, as a link with its poster', () => {
    const { gallery } = viewOf({ video: { src: SRC, poster: 'still.png', alt: 'Leaves in the wind' } });
    expect(gallery).toHaveLength(2);
    expect(gallery[1]).toMatchObject({
      alt: 'Video: Leaves in the wind',
      zoom: '/_video/of%20leaves/leaf.mp4',
      isVideo: true,
      image: { src: expect.stringContaining('111111111111') },
    });
  });

  test('has the first picture before it plays where it has no poster, else the drawing', () => {
    const [first, second] = viewOf({ video: { src: SRC } }).gallery;
    expect(second?.image).toEqual(first?.image);
    const { gallery } = viewOf({ images: undefined, video: { src: SRC } });
    expect(gallery.map(({ image }) => image.src)).toEqual([gallery[0]?.image.src, gallery[0]?.image.src]);
  });

  test('is told to search engines with its day, and not without', () => {
    expect(JSON.parse(videoOf({ video: { src: SRC, uploaded: '2026-11-02' } }) ?? '')).toMatchObject({
      '@type': 'VideoObject',
      name: product()['title'],
      uploadDate: '2026-11-02',
      contentUrl: 'https://hill.example/_video/of%20leaves/leaf.mp4',
      thumbnailUrl: expect.stringMatching(/^https:\/\/hill\.example\/_img\/000000000000/),
    });
    expect(videoOf({ video: { src: SRC } })).toBeUndefined();
  });

  test('adds nothing to a product without one', () => {
    const text = JSON.stringify(viewOf({}));
    expect(text).not.toMatch(/video/i);
  });

  test('is in the page as a link, so that nothing of it is loaded before a tap', () => {
    expect(readFileSync('src/components/product/Gallery.astro', 'utf8')).not.toContain('<video');
  });
});
