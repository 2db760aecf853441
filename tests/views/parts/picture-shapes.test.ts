import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/model.ts';
import { setSite, type Site, type SitePicture } from '../../../src/catalog/site/site.ts';
import { cardImage } from '../../../src/core/listing/card-image.ts';
import type { PictureLook } from '../../../src/core/pictures/fit-picture.ts';
import { picturePath } from '../../../src/paths.ts';
import { makeCardRecord } from '../../../src/views/parts/card-record.ts';
import { makeCards } from '../../../src/views/parts/card.ts';
import { makeShellView } from '../../../src/views/parts/shell.ts';
import { shapeStyles } from '../../../src/views/parts/picture-shapes.ts';
import { makeProductView } from '../../../src/views/product/product.ts';
import { category, type Files, loadShop, product } from '../../catalog/shop-in-a-folder.ts';

const BUSY: PictureLook = { plain: [0, 0, 0, 0], ground: ['#112233', '#445566'], focus: [50, 30] };
const WIDTHS = [104, 256, 640];
const PICTURES: Readonly<Record<string, SitePicture>> = {
  'leaf.png': { digest: '0123456789ab', widths: WIDTHS },
  'tall.png': { digest: 'ba9876543210', widths: WIDTHS, ratio: 4 / 3, look: BUSY },
};

const open = (changes: Files = {}, pictureShape?: string): Site =>
  setSite(
    {
      ...loadShop({
        'images/tall.png': '',
        'products/tea/leaf.json': product({ images: ['tall.png', 'leaf.png'] }),
        ...changes,
      }),
      ...(pictureShape === undefined ? {} : { pictureShape }),
    },
    new Map(Object.entries(PICTURES)),
    '2026-05-01',
  );
const leafOf = (site: Site) => site.catalog.products.get('LEAF') as Product;
const cardOf = (site: Site, shape?: string) => makeCards(site, [leafOf(site)], site.defaultMarket, shape)[0];
const viewOf = (site: Site) => makeProductView(site, leafOf(site), site.defaultMarket);

describe('a picture', () => {
  test('has the height of its file, and says how it stands on cards and pages', () => {
    const site = open();
    expect(cardOf(site)).toMatchObject({
      picture: { width: 640, height: 853, 'data-fit': '#112233' },
      secondFit: undefined,
    });
    const [first, second] = viewOf(site).gallery;
    expect(first?.image).toMatchObject({ width: 640, height: 853, 'data-fit': '#112233' });
    expect(first?.thumbnail).toMatchObject({ width: 104, height: 139, 'data-fit': '#112233' });
    expect(second?.image['data-fit']).toBeUndefined();
  });

  test('stands in the shape of the theme, the category or the product', () => {
    const fits = (site: Site) => [cardOf(site)?.picture?.['data-fit'], viewOf(site).gallery[0]?.image['data-fit']];
    expect(fits(open({}, '3:4'))).toEqual([undefined, undefined]);
    expect(fits(open({}, '4:5'))).toEqual(['0', '0']);
    const byCategory = open({ 'categories/tea.json': category({ pictureShape: '3:4' }) });
    expect([...fits(byCategory), viewOf(byCategory).pictureShape]).toEqual(['#112233', undefined, '3:4']);
    const byProduct = open({
      'categories/tea.json': category({ pictureShape: '1:1' }),
      'products/tea/leaf.json': product({ images: ['tall.png'], pictureShape: '3:4' }),
    });
    expect([...fits(byProduct), viewOf(byProduct).pictureShape]).toEqual(['#112233', undefined, '3:4']);
  });

  test('is cut around the focus that its file names', () => {
    const site = open({ 'products/tea/leaf.json': product({ images: [{ src: 'tall.png', focus: [50, 90] }] }) });
    expect(cardOf(site)?.picture?.['data-fit']).toBe('100');
  });

  test('is the same on cards that browsers make, in the list of each shape', () => {
    const wide = open({ 'categories/tea.json': category({ pictureShape: '4:5' }) });
    expect(makeCardRecord(wide, leafOf(wide), wide.defaultMarket).fits).toEqual({
      '': ['#112233', ''],
      '4:5': [cardOf(wide, '4:5')?.picture?.['data-fit'], cardOf(wide, '4:5')?.secondFit ?? ''],
    });
    const site = open({ 'categories/tea.json': category({ pictureShape: '3:4' }) });
    const record = makeCardRecord(site, leafOf(site), site.defaultMarket);
    expect(record.fits).toEqual({ '': ['#112233', ''] });
    const { src, srcset, width, height } = cardOf(site)?.picture ?? {};
    expect(cardImage(record, picturePath)).toEqual({ src, srcset, width, height });
  });
});

test('every place of a picture in a template has its shape', () => {
  const styles = shapeStyles(open()) ?? '';
  /** Selectors of places whose picture has no class, and of signs that are no places of the shop's shape. */
  const BY_PARENT: Readonly<Record<string, string>> = {
    'lists/MiniList.astro': '.mini>img',
    'product/Colours.astro': '.gallery__thumbnail>img',
    'product/Gallery.astro': '.gallery__thumbnail>img',
    'SellerPage.astro': '.shop__banner img',
  };
  const pictures = globSync('src/{components,layouts}/**/*.astro').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<img\s([\s\S]*?)\/>/g)]
      .map(([, attributes = '']) => attributes)
      .filter((attributes) => /\{\.\.\.\w/.test(attributes))
      .map((attributes) => ({ file, name: /class="([\w-]+)"/.exec(attributes)?.[1] })),
  );
  expect(pictures.length).toBeGreaterThan(10);
  for (const { file, name } of pictures) {
    const selector = name ? `.${name}` : Object.entries(BY_PARENT).find(([end]) => file.endsWith(end))?.[1];
    expect(selector, `${file}: an <img> without a class, which no selector of SHAPED is for`).toBeDefined();
    expect(styles, file).toContain(selector);
  }
});

describe('a shop whose pictures and places are square', () => {
  const square = { 'products/tea/leaf.json': product() };
  test('has no byte for other shapes', () => {
    const site = setSite(loadShop(square), new Map([['leaf.png', PICTURES['leaf.png'] as SitePicture]]), '2026-05-01');
    expect(shapeStyles(site)).toBeUndefined();
    expect(JSON.stringify(makeShellView(site))).not.toContain('shapes');
    expect(JSON.stringify([cardOf(site), viewOf(site)])).not.toMatch(/data-fit|secondFit|pictureShape/);
    expect(makeCardRecord(site, leafOf(site), site.defaultMarket)).not.toMatchObject({ fits: expect.anything() });
  });

  test.each([
    ['a picture', open()],
    ['a theme', open(square, '4:5')],
    ['a category', open({ ...square, 'categories/tea.json': category({ pictureShape: '4:5' }) })],
  ])('gets the styles by %s of another shape', (_, site) => {
    expect(makeShellView(site).shapes).toContain('[data-fit]{object-fit:cover}');
  });
});
