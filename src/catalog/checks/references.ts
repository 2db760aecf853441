import type { Catalog, Parts } from '../catalog.ts';
import { UNREAD_OFFER } from '../model.ts';
import { checkPicture, type PictureFolder } from '../source/picture-folder.ts';
import { type ProblemList, suggest } from '../source/problems.ts';
import type { ReadProducts } from '../import/read-products.ts';

type Checked = Pick<Catalog, 'markets' | 'sellers' | 'categories'> & ReadProducts;

/** What store, home, categories and products name must exist: markets, categories, SKUs, pictures. */
export function checkReferences(catalog: Checked, parts: Parts, pictures: PictureFolder, problems: ProblemList): void {
  checkStore(catalog, parts, problems);
  checkCategories(catalog, parts, pictures, problems);
  checkHome(catalog, parts, pictures, problems);
  for (const { source, known } of parts.pages) {
    if (known.market === undefined || catalog.markets.has(known.market)) continue;
    problems.add(source, ['market'], {
      expected: 'the id of a market',
      hint: suggest(known.market, catalog.markets.keys()),
    });
  }
  for (const product of catalog.products.values()) {
    for (const [index, sku] of product.siblingSkus.entries()) {
      if (catalog.products.has(sku) || catalog.isBroken(sku)) continue;
      problems.addFile(product.file, {
        severity: 'warning',
        found: `colourSiblings[${index}]: ${JSON.stringify(sku)}`,
        expected: 'the SKU of a product; this colour is not offered on the page',
        hint: suggest(
          sku,
          [...catalog.products.values()]
            .filter((other) => other.sellerId === product.sellerId)
            .map((other) => other.sku),
        ),
      });
    }
  }
}

function checkStore({ markets }: Checked, { store }: Parts, problems: ProblemList): void {
  const id = store?.known.defaultMarket;
  if (!store || id === undefined) return;
  const market = markets.get(id);
  if (!market) {
    problems.add(store.source, ['defaultMarket'], {
      expected: 'the id of a market: the name of a file in catalog/markets',
      hint: suggest(id, markets.keys()),
    });
  } else if (market.prefix !== '') {
    problems.add(store.source, ['defaultMarket'], {
      expected: 'a market without a "prefix": the default market lives at the root of the site',
    });
  }
}

function checkCategories(
  { categories, markets, sellers, products, isBroken, hasBroken }: Checked,
  parts: Parts,
  pictures: PictureFolder,
  problems: ProblemList,
): void {
  const filled = new Set([...products.values()].flatMap((product) => product.categoryIds));
  for (const { id, source, known } of parts.categories) {
    const category = categories.get(id);
    if (!category) continue;
    // Without a market of its own it has the shop's, which is checked where the store names it.
    if (known.market !== undefined && !markets.has(known.market)) {
      problems.add(source, ['market'], {
        expected: 'the id of a market: the name of a file in catalog/markets',
        hint: suggest(known.market, markets.keys()),
      });
    }
    const tops = [...categories.values()].filter(
      (other) => other.parentId === undefined && other.marketId === category.marketId,
    );
    if (known.parent !== undefined && !tops.some((top) => top.id === known.parent && top.id !== id)) {
      problems.add(source, ['parent'], {
        expected: 'the id of a category of the same market that has no parent itself: menus have two levels',
        hint: suggest(
          known.parent,
          tops.map((top) => top.id),
        ),
      });
    }
    for (const [index, sku] of category.firstSkus.entries()) {
      const product = products.get(sku);
      if (product?.categoryIds.includes(id) || isBroken(sku)) continue;
      const skus = [...products.values()].filter((entry) => entry.categoryIds.includes(id)).map((entry) => entry.sku);
      problems.add(source, ['first', index], {
        expected: 'the SKU of a product of this category',
        hint: suggest(sku, skus),
      });
    }
    const seller = known.historical?.seller;
    if (seller !== undefined && !sellers.has(seller)) {
      problems.add(source, ['historical', 'seller'], {
        expected: 'the id of a seller: the name of a file in catalog/sellers',
        hint: suggest(seller, sellers.keys()),
      });
    }
    for (const [index, tile] of category.strip.entries()) {
      checkPicture(tile.picture.source, pictures, source, ['strip', index, 'image'], problems);
    }
    if (!filled.has(id) && !hasBroken) {
      problems.addFile(source.file, {
        severity: 'warning',
        found: 'a category without a product',
        expected: 'products; its page will say that it is empty',
      });
    }
  }
}

function checkHome(
  { markets, products, isBroken }: Checked,
  { home, store }: Parts,
  pictures: PictureFolder,
  problems: ProblemList,
): void {
  if (!home) return;
  const { known, source } = home;
  const marketId = markets.get(store?.known.defaultMarket ?? '')?.id;
  const checkImage = (image: string, ...path: PropertyKey[]) =>
    checkPicture(image, pictures, source, [...path, 'image'], problems);
  const checkSku = (sku: string, ...path: PropertyKey[]) => {
    if (marketId === undefined || products.get(sku)?.offers[marketId] || isBroken(sku)) return;
    const skus = [...products.values()].filter((product) => product.offers[marketId]).map((product) => product.sku);
    problems.add(source, path, {
      expected: 'the SKU of a product of the default market',
      hint: suggest(sku, skus),
    });
  };
  known.hero?.forEach((slide, index) => {
    checkImage(slide.image, 'hero', index);
  });
  known.categories?.cards.forEach((card, index) => {
    checkImage(card.image, 'categories', 'cards', index);
  });
  known.trends?.tiles.forEach((tile, index) => {
    checkImage(tile.image, 'trends', 'tiles', index);
  });
  if (known.memberGifts) checkImage(known.memberGifts.image, 'memberGifts');
  known.productsForYou?.skus.forEach((sku, index) => {
    checkSku(sku, 'productsForYou', 'skus', index);
  });
  if (!known.deal || isBroken(known.deal.sku)) return;
  checkSku(known.deal.sku, 'deal', 'sku');
  const deal = products.get(known.deal.sku)?.offers[marketId ?? ''];
  if (deal && deal !== UNREAD_OFFER && !(deal.mrpMinor !== undefined && deal.mrpMinor > deal.priceMinor)) {
    problems.add(source, ['deal', 'sku'], { expected: 'a product whose price is below its MRP: a deal has to be one' });
  }
}
