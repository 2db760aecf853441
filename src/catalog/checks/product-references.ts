import type { ImportContext } from '../shapes/import-context.ts';
import { keepEntries, type RawProduct } from '../shapes/raw-product.ts';
import { fixId } from '../problems/schema-fix.ts';
import { describeMissing, describeMissingVideo, findMeant, hasPicture } from '../source/picture-folder.ts';
import { suggest } from '../problems/problems.ts';
import { describeUnknown } from './named-ids.ts';

type Image = NonNullable<RawProduct['input']['images']>[number];

/**
 * Checks that the categories, tiles and pictures that a product names exist, and that it has an offer for the market of each category.
 * Returns the product without those that it can be sold without; each has a warning.
 */
export function checkProductReferences(raw: RawProduct, context: ImportContext): RawProduct {
  return checkVideo(checkImages(checkTiles(checkCategories(raw, context), context), context), context);
}

/** The entries of a list that pass a check, with their places in it. */
const pass = <T>(list: readonly T[], check: (entry: T, index: number) => T | undefined) =>
  list.flatMap((entry, index) => {
    const kept = check(entry, index);
    return kept === undefined ? [] : [{ index, entry: kept }];
  });

function checkImages(raw: RawProduct, context: ImportContext): RawProduct {
  const { images = [], variants = [] } = raw.input;
  const read = images.map((image) => readImage(image, context));
  // Without any, the folder of pictures may be what is missing, and a whole shop would be published with drawings.
  const isSold = images.length === 0 || read.some((image) => image !== undefined);
  const check = (image: Image, path: readonly PropertyKey[]) => {
    const meant = readImage(image, context);
    if (meant !== image) tellOfImage(image, meant, path, isSold, context);
    return meant;
  };
  const kept = pass(images, (image, index) => check(image, raw.locate(['images', index])));
  const checked = images.length === 0 ? raw : keepEntries(raw, 'images', kept);
  if (variants.every(({ image }) => image === undefined)) return checked;
  const withImages = variants.map(({ image, ...variant }, index) => {
    const meant = image && check(image, raw.locate(['variants', index, 'image']));
    return { ...variant, image: meant };
  });
  return { ...checked, input: { ...checked.input, variants: withImages } };
}

/** A product is sold without its video, and a video is shown without its own poster. */
function checkVideo(raw: RawProduct, context: ImportContext): RawProduct {
  const { video } = raw.input;
  if (video === undefined) return raw;
  const { videos, source, problems } = context;
  const path = [...raw.locate(['video']), 'src'];
  const withVideo = (changed: typeof video | undefined): RawProduct => ({
    ...raw,
    input: { ...raw.input, video: changed },
  });
  const src = hasPicture(video.src, videos) ? video.src : findMeant(video.src, videos);
  if (src !== video.src) {
    const { expected, ...details } = describeMissingVideo(video.src, videos, path);
    const words = src === undefined ? 'it is left out' : `${JSON.stringify(src)} is shown`;
    problems.add(source, path, { ...details, severity: 'left-out', expected: `${expected}; ${words}` });
    if (src === undefined) return withVideo(undefined);
  }
  const poster = video.poster && readImage(video.poster, context);
  if (video.poster && poster !== video.poster)
    tellOfImage(video.poster, poster, [...raw.locate(['video']), 'poster'], true, context);
  return src === video.src && poster === video.poster ? raw : withVideo({ ...video, src, poster });
}

const nameOf = (image: Image): string => (typeof image === 'string' ? image : image.src);

/** The picture that is meant: the same one if it exists; undefined when there is none. */
function readImage(image: Image, { pictures }: ImportContext): Image | undefined {
  const name = nameOf(image);
  if (hasPicture(name, pictures)) return image;
  const meant = findMeant(name, pictures);
  if (meant === undefined) return undefined;
  return typeof image === 'string' ? meant : { ...image, src: meant };
}

function tellOfImage(
  image: Image,
  meant: Image | undefined,
  path: readonly PropertyKey[],
  isSold: boolean,
  { pictures, source, problems }: ImportContext,
): void {
  const position = typeof image === 'string' ? path : [...path, 'src'];
  const { expected, ...details } = describeMissing(nameOf(image), pictures, position);
  const words = meant === undefined ? 'this one is left out' : `${JSON.stringify(nameOf(meant))} is shown`;
  problems.add(source, path, {
    ...details,
    ...(isSold ? { severity: 'left-out', expected: `${expected}; ${words}` } : { expected }),
  });
}

function checkCategories(raw: RawProduct, context: ImportContext): RawProduct {
  const { input, locate } = raw;
  const { source, problems, categories, category } = context;
  if (isWithoutOffer(category.id, raw, context))
    problems.add(source, locate(['offers']), describeWithoutOffer(category.id, raw, context));
  if (input.categories === undefined) return raw;
  const kept = pass(input.categories, (id, index) => {
    const path = locate(['categories', index]);
    if (id === category.id) return id;
    if (!categories.get(id)) {
      const { expected, ...details } = describeUnknown('categories', id, categories);
      problems.add(source, path, {
        ...details,
        severity: 'left-out',
        expected: `${expected}; this one is left out`,
        fix: fixId(path, id, categories.keys()),
      });
      return undefined;
    }
    if (!isWithoutOffer(id, raw, context)) return id;
    const { expected, ...details } = describeWithoutOffer(id, raw, context);
    problems.add(source, path, { ...details, severity: 'left-out', expected: `${expected}; it is left out there` });
    return undefined;
  });
  return keepEntries(raw, 'categories', kept);
}

/** Ids of the markets for which a product or one of its variants has an offer. */
const listMarkets = ({ input }: RawProduct, { markets }: ImportContext): string[] =>
  [...new Set([input, ...(input.variants ?? [])].flatMap(({ offers = {} }) => Object.keys(offers)))].filter((id) =>
    markets.has(id),
  );

/** Whether a product has offers, but none for the market of a category. */
function isWithoutOffer(id: string, raw: RawProduct, context: ImportContext): boolean {
  const { categories, markets, unread } = context;
  const marketIds = listMarkets(raw, context);
  const marketId = categories.get(id)?.marketId ?? '';
  return marketIds.length > 0 && markets.has(marketId) && !unread.categories.has(id) && !marketIds.includes(marketId);
}

const describeWithoutOffer = (id: string, raw: RawProduct, context: ImportContext) => ({
  code: 'offer-missing' as const,
  found: `offers only for ${listMarkets(raw, context).join(', ')}`,
  expected: `an offer for the market ${JSON.stringify(context.categories.get(id)?.marketId)}, because the product is in its category ${JSON.stringify(id)}`,
});

function checkTiles(raw: RawProduct, { source, problems, categories, category, unread }: ImportContext): RawProduct {
  const { input, locate, shape } = raw;
  const categoryIds = new Set([category.id, ...(input.categories ?? [])]);
  if (input.tiles === undefined || [...categoryIds].some((id) => unread.categories.has(id))) return raw;
  const tiles = new Set([...categoryIds].flatMap((id) => categories.get(id)?.strip.map(({ path }) => path) ?? []));
  // The tile of a listing record comes from a field that it must have.
  const isRequired = shape === 'listing';
  const kept = pass(input.tiles, (tile, index) => {
    if (tiles.has(tile)) return tile;
    const known = tiles.size > 0 ? `: ${[...tiles].join(', ')}` : ' (none of them has a strip)';
    problems.add(source, locate(['tiles', index]), {
      code: 'tile-unknown',
      severity: isRequired ? undefined : 'left-out',
      expected: `the path of a strip tile of one of its categories${known}${isRequired ? '' : '; this one is left out'}`,
      hint: suggest(tile, tiles),
    });
    return undefined;
  });
  return keepEntries(raw, 'tiles', kept);
}
