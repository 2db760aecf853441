import { expect } from '@playwright/test';
import { type Album, PHOTOGRAPHED, RICHEST } from '../../support/shop-of-photographs.ts';
import type { Photo, Studio } from './photo.ts';

/** A shop of photographs of all shapes (tests/support/shop-of-photographs.ts), whose places have one shape or the other. */

/** The themes that it is photographed with, by the shape of their places. */
export const SHAPES = { square: '', fashion: 'src/themes/fashion.css', jeweller: 'src/themes/jeweller.css' } as const;
export type ShapeName = keyof typeof SHAPES;

export interface Gallery extends Studio {
  /** Addresses of the shop, by theme. */
  readonly albums: Readonly<Record<ShapeName, string>>;
}

const productOf = (album: Album, shape: string): string =>
  PHOTOGRAPHED.find((one) => one.album === album && one.shape === shape)?.sku ?? '';

/** Opens the page of a product, from its list. */
async function openProduct({ page }: Gallery, site: string, album: Album, shape: string): Promise<void> {
  await page.goto(`${site}/${album}`);
  const path = await page.locator(`[data-sku="${productOf(album, shape)}"] .card__link`).getAttribute('href');
  await page.goto(site + path);
}

const photosOf = (name: ShapeName): readonly Photo<string, Gallery>[] => {
  const list = (album: Album): Photo<string, Gallery> => ({
    name: `${name}-list-${album}`,
    of: 'listing',
    reach: ({ page, albums }) => page.goto(`${albums[name]}/${album}`),
  });
  const product = (shape: string): Photo<string, Gallery> => ({
    name: `${name}-product-${shape.replace(':', 'x')}`,
    of: 'product',
    reach: (gallery) => openProduct(gallery, gallery.albums[name], 'mixed', shape),
  });
  return [
    { name: `${name}-home`, of: 'home', reach: ({ page, albums }) => page.goto(albums[name]) },
    ...(['portrait', 'square', 'landscape', 'mixed'] as const).map(list),
    ...['3:4', '1:1', '4:3'].map(product),
    {
      name: `${name}-product-video`,
      of: 'product',
      view: 'screen',
      reach: async (gallery) => {
        const { page, albums } = gallery;
        await page.goto(`${albums[name]}/portrait`);
        const path = await page.locator(`[data-sku="${RICHEST.sku}"] .card__link`).getAttribute('href');
        await page.goto(albums[name] + path);
        await page.locator('.gallery__views').evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
      },
    },
    {
      name: `${name}-cart`,
      of: 'cart',
      reach: async (gallery) => {
        const { page, activate, albums } = gallery;
        for (const shape of ['4:3', '1:1']) {
          await openProduct(gallery, albums[name], 'mixed', shape);
          await activate(page.getByRole('button', { name: 'Add to cart' }).first());
          await expect(page.locator('.header__badge').last()).toHaveText(/[12]/);
        }
        await page.goto(`${albums[name]}/cart`);
      },
    },
  ];
};

export const PHOTOGRAPHS: readonly Photo<string, Gallery>[] = (Object.keys(SHAPES) as ShapeName[]).flatMap(photosOf);
