import { z } from 'zod';
import { PLACEHOLDERS } from '../../core/pictures/drawings.ts';
import { translations } from './translations.ts';
import {
  categoryId,
  facetName,
  hsnCode,
  line,
  list,
  marketId,
  optionalLine,
  pathPart,
  positiveCount,
  productSku,
  richText,
  say,
  schemaAddress,
  sellerId,
  shape,
  taxClass,
  yesOrNo,
} from './fields.ts';
import { pictureShape } from './pictures.ts';

/** Tiles that filter a list; each has its own page: `/womenFashion/minidress`. */
const tile = shape({
  path: pathPart.meta(say('Part of the address', 'The last part of the address of its page.', 'minidress')),
  title: line(40).meta(say('Title', 'Below the picture.', 'Mini dresses')),
  image: line(2000).meta(say('Picture', 'A file below catalog/images, or an address.', 'tiles/minidress.webp')),
  alt: optionalLine(300).optional().meta(say('What it shows', 'For people who cannot see the picture.')),
  subcategory: list(line(80))
    .optional()
    .meta(
      say('Historical subcategories', 'Values of the field "subcategory" of older records that belong to this tile.'),
    ),
});

/** `catalog/categories/<id>.json`. */
export const categoryInput = shape({
  $schema: schemaAddress,
  title: line(80).meta(say('Title', 'Heading of the list.', 'Kurtis and kurtas')),
  label: line(24)
    .optional()
    .meta(say('Short name', 'For header, menus and breadcrumb; the title if it is left out.', 'Kurtis')),
  market: marketId
    .optional()
    .meta(say('Market', 'Whose prices the list shows; the default market if it is left out.', 'in')),
  path: pathPart
    .optional()
    .meta(say('Part of the address', 'After the market’s; the name of the file if it is left out.', 'kurtis')),
  parent: categoryId
    .optional()
    .meta(say('Parent category', 'The category above it in menus, up to five levels.', 'womenFashion')),
  nav: positiveCount
    .optional()
    .meta(say('Position in the header', 'From 1. A category without it is in the menu only.', 1)),
  description: line(300).meta(
    say('Description', 'One or two sentences for the page and for search engines.', 'Cotton kurtis with block prints.'),
  ),
  about: richText(5000).optional().meta(say('About', 'A longer text below the list, which may have simple HTML.')),
  returnCondition: line(24)
    .optional()
    .meta(say('Condition of returns', 'If law or hygiene require one.', 'unopened', 'unworn', 'sealed')),
  placeholder: z
    .enum(PLACEHOLDERS, { error: `one of ${PLACEHOLDERS.join(', ')}` })
    .optional()
    .meta(
      say('Drawing', 'For products without a picture; that of the parent, or "generic", if it is left out.', 'garment'),
    ),
  pictureShape: pictureShape
    .optional()
    .meta(
      say(
        'Shape of pictures',
        'In its lists and on the pages of its products, as width to height; that of the parent, or of the theme, if it is left out.',
        '3:4',
      ),
    ),
  taxClass: taxClass
    .optional()
    .meta(say('Tax class', 'Of products that have none of their own; "standard" if it is left out.')),
  hsn: hsnCode.optional().meta(say('HSN code', 'Of products that have none of their own: 4, 6 or 8 digits.', '6211')),
  pageSize: positiveCount.optional().meta(say('Products on a page', '20 if it is left out.', 20)),
  facets: list(facetName, 0, 20)
    .optional()
    .meta(
      say('Filters', 'Filters that its list and those below it have; those of its parent, or all, if it is left out.', [
        'size',
        'colour',
      ]),
    ),
  goesWith: list(categoryId, 0, 4)
    .optional()
    .meta(
      say('Goes with', 'Categories from which the look of its products is completed; its parent’s if it is left out.', [
        'Footware',
      ]),
    ),
  first: list(productSku)
    .optional()
    .meta(
      say('First products', 'SKUs, in this order. The others follow by what sells, what is sold out last.', ['WK-101']),
    ),
  listsBelow: yesOrNo
    .optional()
    .meta(
      say(
        'Lists those below',
        'Whether its list also has the products of the categories below it: in turn, or after its own where it has tiles.',
        true,
      ),
    ),
  strip: list(tile).optional().meta(say('Tiles', 'Pictures above the list; each leads to a part of it.')),
  historical: shape({
    Catageory: list(line(80)).optional().meta(say('Catageory', 'Values of this field that mean this category.')),
    SubCatageory: list(line(120)).optional().meta(say('SubCatageory', 'Values of this field that mean this category.')),
    seller: sellerId.optional().meta(say('Seller', 'Seller of older records that name none.')),
  })
    .optional()
    .meta(say('Older records', 'Values of historical fields that put a product in this category.')),
  translations: translations(
    {
      title: line(80).optional().meta(say('Title', 'In the language.')),
      label: line(24).optional().meta(say('Short name', 'In the language; the title if it is left out.')),
      description: line(300).optional().meta(say('Description', 'In the language.')),
      about: richText(5000).optional().meta(say('About', 'In the language.')),
      returnCondition: line(24).optional().meta(say('Condition of returns', 'In the language.')),
      strip: z
        .record(
          pathPart,
          shape({
            title: line(40).optional().meta(say('Title', 'In the language.')),
            alt: line(300).optional().meta(say('What it shows', 'In the language.')),
          }),
          { error: 'tiles by their part of the address, such as { "minidress": { "title": "मिनी ड्रेस" } }' },
        )
        .optional()
        .meta(say('Tiles', 'By their part of the address.', { minidress: { title: 'मिनी ड्रेस' } })),
    },
    { hi: { title: 'कुर्ती और कुर्ते' } },
  ),
}).superRefine(({ strip = [], translations = {} }, context) => {
  const known = strip.map(({ path }) => path);
  for (const [language, { strip: tiles = {} }] of Object.entries(translations))
    for (const path of Object.keys(tiles))
      if (!known.includes(path))
        context.addIssue({
          code: 'custom',
          path: ['translations', language, 'strip', path],
          message:
            known.length > 0 ? `a tile of this category: ${known.join(', ')}` : 'no tiles: this category has none',
          input: path,
        });
});
export type CategoryInput = z.output<typeof categoryInput>;
