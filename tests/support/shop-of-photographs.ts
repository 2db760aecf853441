import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScene, type Scene } from './made-scenes.ts';

/**
 * A small shop of photographs, which are made: of every shape, before plain grounds and busy ones. A category for each shape, and one with all of
 * them.
 */

/** What a category shows, each as width to height. */
export const ALBUMS = {
  square: ['1:1'],
  portrait: ['3:4'],
  landscape: ['4:3'],
  mixed: ['3:4', '1:1', '4:3', '2:3', '4:5', '16:9'],
} as const;
export type Album = keyof typeof ALBUMS;

const SCENES: Readonly<Record<Album, readonly Scene[]>> = {
  square: ['ring', 'table'],
  portrait: ['studio', 'street'],
  landscape: ['table', 'belt', 'ring'],
  mixed: ['studio', 'street', 'table', 'ring', 'studio', 'street'],
};
/** Products of a category. */
const COUNT = 6;
const NAMES: Readonly<Record<Scene, readonly string[]>> = {
  studio: ['Block print dress', 'Long kurta with a border', 'Cotton dress with flowers'],
  street: ['Festive kurta', 'Summer dress', 'Market day dress'],
  table: ['Stoneware cups', 'Two glazed pots', 'Tea set for three'],
  belt: ['Leather belt', 'Woven belt', 'Wide belt with a buckle'],
  ring: ['Ring and earrings', 'Set with a stone', 'Gold-plated ring'],
};

export interface Photographed {
  readonly sku: string;
  readonly album: Album;
  readonly scene: Scene;
  /** Of its first picture, as width to height. */
  readonly shape: string;
}

/** What the shop sells. The same in each run. */
export const PHOTOGRAPHED: readonly Photographed[] = Object.entries(ALBUMS).flatMap(([album, shapes]) =>
  Array.from({ length: COUNT }, (_, index) => ({
    sku: `${album.slice(0, 2).toUpperCase()}-${index + 1}`,
    album: album as Album,
    scene: SCENES[album as Album][index % SCENES[album as Album].length] as Scene,
    shape: shapes[index % shapes.length] as string,
  })),
);

const aspectIn = (shape: string): number => {
  const [width = 1, height = 1] = shape.split(':').map(Number);
  return width / height;
};

/** What one product has more of than the others: six pictures, and a video, which Chromium has recorded of a canvas. */
export const RICHEST = {
  sku: 'PO-1',
  shapes: ['3:4', '1:1', '4:3', '2:3', '16:9', '3:4'],
  video: 'turn.webm',
} as const;

/** Fills the folder of a catalogue. A product has two pictures: the second is of the same thing in another shape. */
export async function makeShopOfPhotographs(catalog: string, width = 640): Promise<void> {
  cpSync('tests/fixtures/second-shop', catalog, { recursive: true });
  rmSync(join(catalog, 'products'), { recursive: true });
  for (const name of ['cups', 'tea']) rmSync(join(catalog, 'categories', `${name}.json`));
  const write = (file: string, content: object) => {
    mkdirSync(join(catalog, file, '..'), { recursive: true });
    writeFileSync(join(catalog, file), JSON.stringify(content));
  };
  write('redirects.json', {});
  mkdirSync(join(catalog, 'videos'));
  cpSync(`tests/fixtures/${RICHEST.video}`, join(catalog, 'videos', RICHEST.video));
  for (const [index, album] of Object.keys(ALBUMS).entries())
    write(`categories/${album}.json`, {
      title: `${album.at(0)?.toUpperCase()}${album.slice(1)} pictures`,
      label: `${album.at(0)?.toUpperCase()}${album.slice(1)}`,
      nav: index + 1,
      description: `Products with ${album} pictures.`,
    });
  await Promise.all(
    PHOTOGRAPHED.map(async ({ sku, album, scene, shape }, index) => {
      const isRichest = sku === RICHEST.sku;
      const shapes = isRichest ? RICHEST.shapes : [shape, shape === '3:4' ? '1:1' : '3:4'];
      for (const [position, one] of shapes.entries())
        writeFileSync(
          join(catalog, 'images', `${sku}-${position + 1}.jpg`),
          await makeScene(scene, index, aspectIn(one), width),
        );
      write(`products/${album}/${sku}.json`, {
        sku,
        title: `${NAMES[scene][index % NAMES[scene].length]}, no. ${index + 1}`,
        seller: 'chai-ghar',
        description: 'Made by hand in small numbers.',
        images: shapes.map((_, position) => `${sku}-${position + 1}.jpg`),
        ...(isRichest
          ? { video: { src: RICHEST.video, alt: 'The dress from all sides', uploaded: '2026-11-02' } }
          : {}),
        offers: { in: { price: 799 + index * 50, mrp: 1299 + index * 50 } },
        ...(scene === 'studio' || scene === 'street' ? { sizes: [{ name: 'S' }, { name: 'M' }, { name: 'L' }] } : {}),
        rating: { value: 4 + (index % 9) / 10, count: 20 + index * 7 },
        legal: { genericName: 'Goods', netQuantity: '1 N' },
      });
    }),
  );
  const first = (album: Album) => PHOTOGRAPHED.find((one) => one.album === album)?.sku ?? '';
  write('home.json', {
    title: 'A shop of photographs',
    description: 'Dresses, cups and rings.',
    categories: {
      title: 'Categories',
      cards: Object.keys(ALBUMS).map((album) => ({
        image: `${first(album as Album)}-1.jpg`,
        alt: album,
        title: album,
        href: `/${album}`,
      })),
    },
    deal: { title: 'Of the week', text: 'One at a lower price', sku: first('portrait'), label: 'See it' },
    trends: {
      title: 'Now',
      tiles: ['portrait', 'landscape'].map((album) => ({
        image: `${first(album as Album)}-1.jpg`,
        alt: album,
        title: album,
        text: 'New',
        href: `/${album}`,
      })),
    },
    productsForYou: {
      title: 'For you',
      skus: PHOTOGRAPHED.filter((_, index) => index % 3 === 0).map(({ sku }) => sku),
    },
  });
}
