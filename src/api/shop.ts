import { type Catalog, loadCatalog } from '../catalog/load.ts';
import type { Market, Product, Seller } from '../catalog/model.ts';
import type { Log } from './log.ts';

/** The catalogue, as orders are priced with it. */
export interface Shop {
  readonly name: string;
  readonly store: Catalog['store'];
  readonly markets: ReadonlyMap<string, Market>;
  readonly products: ReadonlyMap<string, Product>;
  readonly sellers: ReadonlyMap<string, Seller>;
}

/** The catalogue of a folder, which can be read again while the host runs. */
export interface ShopHolder {
  current(): Shop;
  /** Reads the folder again. A catalogue with errors is not taken: the last good one stays. */
  reload(): void;
}

/** @throws CatalogError when the first reading finds errors. */
export function openShop(folder: string, log: Log): ShopHolder {
  let shop = readShop(folder);
  return {
    current: () => shop,
    reload: () => {
      try {
        shop = readShop(folder);
        log.info('catalogue read again', { products: shop.products.size });
      } catch (error) {
        log.error('the catalogue has errors; the last good one stays', error);
      }
    },
  };
}

function readShop(folder: string): Shop {
  const { store, markets, products, sellers } = loadCatalog(folder);
  return { name: store.name, store, markets, products, sellers };
}
