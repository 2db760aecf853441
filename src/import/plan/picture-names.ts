import { isObject } from '../../core/data/is-object.ts';
import { type Document, sourceOf } from '../../core/product/read-fields.ts';
import type { ConvertedProduct } from '../../tables/model.ts';
import { listOf } from './fields.ts';
import type { Pictures } from './pictures.ts';

/** A product as in its file, with its pictures' names in the shop. */
interface Pictured {
  readonly document: Document;
  /** Whether some of its pictures were not found. They are left out and reported. */
  readonly isIncomplete: boolean;
}

/** A product with its pictures' names in the shop. Those that are not found are left out, and `warn` is called with each. */
export async function withPictures(
  { product }: ConvertedProduct,
  {
    pictures,
    warn,
  }: { readonly pictures: Pictures; readonly warn: (code: string, found: string, expected: string) => void },
): Promise<Pictured> {
  const { images: named, ...document } = dropMissing(product as unknown as Document);
  let isIncomplete = false;
  const find = async (picture: unknown): Promise<unknown> => {
    const found = await pictures.find(String(sourceOf(picture)));
    if ('problem' in found) {
      warn('picture-missing', found.problem, 'a picture that is there; it is left out');
      isIncomplete = true;
      return undefined;
    }
    return isObject(picture) ? { ...picture, src: found.name } : found.name;
  };
  const images: unknown[] = [];
  for (const picture of listOf(named)) {
    const found = await find(picture);
    if (found !== undefined && !images.some((one) => sourceOf(one) === sourceOf(found))) images.push(found);
  }
  const variants: unknown[] = [];
  for (const variant of listOf(document['variants'])) {
    if (!isObject(variant) || variant['image'] === undefined) variants.push(variant);
    else {
      const { image, ...rest } = variant;
      const found = await find(image);
      variants.push(found === undefined ? rest : { ...rest, image: found });
    }
  }
  const complete = {
    ...document,
    ...(images.length === 0 ? {} : { images }),
    ...(variants.length > 0 ? { variants } : {}),
  };
  return { document: complete, isIncomplete };
}

/** Keeps the pictures of the file if some of the source were not found: an import without their folder must not remove any. */
export function keepPictures(source: Document, file: Document): Document {
  const own = listOf(file['variants']).filter(isObject);
  const variants = listOf(source['variants']).map((variant) => {
    const image = isObject(variant) && own.find(({ sku }) => sku === variant['sku'])?.['image'];
    return isObject(variant) && image ? { ...variant, image } : variant;
  });
  return {
    ...source,
    ...(file['images'] === undefined ? {} : { images: file['images'] }),
    ...(variants.length === 0 ? {} : { variants }),
  };
}

/** The document without undefined fields and without empty lists and objects. */
function dropMissing(value: Document): Document {
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    if (entry === undefined || entry === null) return [];
    if (Array.isArray(entry))
      return entry.length === 0 ? [] : [[key, entry.map((one) => (isObject(one) ? dropMissing(one) : one))]];
    if (!isObject(entry)) return [[key, entry]];
    const inner = dropMissing(entry);
    return Object.keys(inner).length === 0 ? [] : [[key, inner]];
  });
  return Object.fromEntries(entries) as Document;
}
