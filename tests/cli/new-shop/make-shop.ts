import { join } from 'node:path';
import { collectChoices } from '../../../src/cli/new-shop/ask.ts';
import { makeCatalog } from '../../../src/cli/new-shop/make-catalog.ts';
import { writeShop } from '../../../src/cli/new-shop/write-shop.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** The answers of somebody who sells kurtis from Jaipur. */
export const ANSWERS = {
  name: "Meera's Kurtis",
  market: 'in',
  city: 'Jaipur, Rajasthan',
  seller: 'Meera Devi',
  gstin: '08ABQFB6053K1ZZ',
  contact: '98290 12345',
  colour: '#b3123f',
  products: 'sample',
};

/** What options with these answers choose; all others have their default answers. */
export const choose = (given: Readonly<Record<string, string>> = {}) =>
  collectChoices({ given, takesDefaults: true, say: () => {} });

/** The folder of the catalogue of a shop that these answers make. */
export async function makeShopCatalog(given: Readonly<Record<string, string>> = ANSWERS): Promise<string> {
  const folder = join(makeTemporaryFolder(), 'shop');
  await writeShop(folder, makeCatalog(await choose(given)), async () => new Map());
  return join(folder, 'catalog');
}
