import type { Document } from '../../core/product/read-fields.ts';
import { readProductFile } from '../plan/existing.ts';
import { toPresentForm } from '../plan/present-form.ts';
import type { Shop } from '../plan/shop.ts';

/** A product of the catalogue as it is exported. */
export interface ExportedProduct {
  /** The path of its file below the catalogue's folder. */
  readonly path: string;
  /** The id of the category in whose folder it is. */
  readonly category: string;
  /** The market whose prices the category shows. */
  readonly marketId: string;
  readonly document: Document;
}

/**
 * The products of a catalogue in the order of their files; with `only` those in the folders of these categories. `onLeftOut` is called with each file
 * that can't be read.
 */
export function* readDocuments(
  shop: Shop,
  only: readonly string[] | undefined,
  onLeftOut: (path: string) => void,
): Generator<ExportedProduct> {
  for (const path of shop.productFiles) {
    const [, category = ''] = path.split('/');
    if (only && !only.includes(category)) continue;
    const { document } = readProductFile(shop.root, path);
    const known = shop.categories.get(category);
    const present = document && known && toPresentForm(document, path, shop);
    if (!known || !present || typeof present['sku'] !== 'string') onLeftOut(path);
    else yield { path, category, marketId: known.marketId, document: present };
  }
}
