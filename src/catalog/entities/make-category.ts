import { PAGE_SIZE } from '../../core/site/constants.ts';
import type { Category } from '../model.ts';
import type { CategoryInput } from '../schema/category.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import { makeCategoryTranslations } from './make-translations.ts';
import { sanitiseBlocks } from '../values/sanitise.ts';

/**
 * Makes a category of its file. Fields that are missing because of an error get defaults, so that products can be checked
 * against the category; such a catalogue is never published.
 */
export function makeCategory(
  { id, source, known }: CatalogFile<CategoryInput>,
  defaultMarketId: string,
  parent?: CatalogFile<CategoryInput>,
): Category {
  const { title = id } = known;
  return {
    id,
    title,
    label: known.label ?? title,
    marketId: known.market ?? defaultMarketId,
    path: known.path ?? id,
    parentId: known.parent,
    nav: known.nav,
    description: known.description ?? '',
    aboutHtml: sanitiseBlocks(known.about ?? ''),
    returnCondition: known.returnCondition,
    taxClass: known.taxClass,
    hsn: known.hsn,
    placeholder: known.placeholder ?? parent?.known.placeholder ?? 'generic',
    pictureShape: known.pictureShape ?? parent?.known.pictureShape,
    pageSize: known.pageSize ?? PAGE_SIZE,
    facetIds: known.facets,
    goesWith: known.goesWith,
    firstSkus: known.first ?? [],
    listsBelow: known.listsBelow ?? false,
    strip: (known.strip ?? []).map((tile) => ({
      path: tile.path,
      title: tile.title,
      picture: { source: tile.image, alt: tile.alt ?? '' },
      subcategories: (tile.subcategory ?? []).map((value) => value.toLowerCase()),
    })),
    translations: makeCategoryTranslations(known.translations),
    file: source.file,
  };
}
