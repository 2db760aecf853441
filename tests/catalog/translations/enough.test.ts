import { expect, test } from 'vitest';
import { editionsOf } from '../../../src/catalog/site/editions.ts';
import { formatPointing, isTranslated } from '../../../src/catalog/translations/enough.ts';
import { openSite } from '../open-site.ts';
import { market, product } from '../shop-in-a-folder.ts';

const titled = (sku: string, hasTitle: boolean) =>
  product({ sku, title: `Tea ${sku}`, ...(hasTitle && { translations: { hi: { title: `चाय ${sku}` } } }) });

/** A shop in Hindi, so many of whose four products have a title in it. */
const shopWith = (translated: number) =>
  openSite({
    'markets/in.json': market({ languages: ['hi'] }),
    'products/tea/leaf.json': titled('LEAF', translated > 0),
    ...Object.fromEntries(
      [1, 2, 3].map((index) => [`products/tea/more-${index}.json`, titled(`M${index}`, index < translated)]),
    ),
  });

test.each([
  [0, false],
  [2, false],
  [3, true],
])('with a title for %i of four products, pages stand for themselves: %s', (translated, isEnough) => {
  const site = shopWith(translated);
  const [english, hindi] = editionsOf(site);
  const stands = [english, hindi].map(
    (edition) => edition && [...edition.catalog.markets.values()].every((own) => isTranslated(edition, own)),
  );
  expect(stands).toEqual([true, isEnough]);
  expect(formatPointing(site.catalog)).toEqual(
    isEnough
      ? []
      : [
          `Search engines are led from the pages in hi of the market in to the English ones: ${translated} of 4 products have a title in it, and it takes more than half.`,
        ],
  );
});
