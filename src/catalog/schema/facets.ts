import { z } from 'zod';
import { TAKEN_IDS } from './taken-ids.ts';
import {
  categoryId,
  hindi,
  line,
  list,
  marketId,
  pattern,
  positiveCount,
  say,
  schemaAddress,
  shape,
  yesOrNo,
} from './fields.ts';

const facetId = pattern(
  /^[a-z][a-z0-9-]{0,39}$/,
  'an id of small letters, digits and -, starting with a letter: it is in addresses',
).refine((text) => !TAKEN_IDS.includes(text), { error: `another id: ${TAKEN_IDS.join(', ')} are taken` });

const valueId = pattern(
  /^[a-z0-9][a-z0-9-]{0,59}$/,
  'an id of small letters, digits and -, such as "bottle-green": it is in addresses',
);

const source = pattern(
  /^(?:colour|sizes|brand|genericName|(?:attributes|options)\..{1,60})$/,
  'where values come from: "colour", "sizes", "brand", "genericName", "attributes.Fabric" or "options.Pack"',
);

/** A family of values: products whose text has one of its words have it. */
const family = shape({
  id: valueId.meta(say('Id', 'In addresses: small letters, digits and -.', 'blue')),
  label: line(40).meta(say('Label', 'As shoppers read it.', 'Blue')),
  hi: hindi(line(40))
    .optional()
    .meta(say('Label in Hindi', 'On pages in Hindi, in Devanagari letters.', 'नीला')),
  words: list(line(60))
    .optional()
    .meta(say('Words', 'Words besides the label that mean it, in any language.', ['navy', 'neela', 'नीला'])),
  swatch: pattern(/^#[0-9a-f]{6}$/i, 'a colour such as "#b3123f"')
    .optional()
    .meta(say('Colour', 'Shown beside it.', '#2456b3')),
});

const number = z.number({ error: 'a number such as 12' }).min(0, 'at least 0').max(100_000, 'at most 100000');

/** How a number is written in sizes: "IND {n}". {n} is also a range, such as 3/4 or "6 to 10". */
const form = shape({
  text: line(40)
    .refine((text) => text.split('{n}').length === 2, {
      error: 'a text with {n} for the number, such as "IND {n}"',
    })
    .meta(say('Text', 'With {n} for the number.', 'IND {n}')),
  times: number
    .optional()
    .meta(say('Times', 'By what the number is multiplied: 12 for years where the system counts months.', 12)),
});

/** A system of sizes: sizes in the order of the panel, numbers in one or more forms, or ranges that numbers fall into. */
const sizeSystem = shape({
  categories: list(categoryId)
    .optional()
    .meta(say('Categories', 'Those, with all below them, in which it is used; all if it is left out.', ['Footware'])),
  sizes: list(line(20))
    .optional()
    .meta(say('Named sizes', 'From small to large. "S-M" is both.', ['S', 'M', 'L'])),
  also: z
    .record(line(40), line(20), { error: 'sizes such as { "2XL": "XXL" }' })
    .optional()
    .meta(say('Other names', 'Of these sizes.', { '2XL': 'XXL' })),
  forms: list(form)
    .optional()
    .meta(say('Forms of numbers', 'How numbers are written in sizes.', [{ text: 'IND {n}' }])),
  label: line(40)
    .optional()
    .meta(say('Label', 'Of a number, with {n}.', 'UK {n}')),
  ranges: list(
    shape({
      label: line(40).meta(say('Label', 'As shoppers read it.', '1 to 2 years')),
      from: number.meta(say('From', 'The first number of the range.', 12)),
      to: number.meta(say('To', 'The last number of the range.', 24)),
    }),
  )
    .optional()
    .meta(say('Ranges', 'That numbers fall into, such as ages.')),
}).refine(({ sizes, forms }) => sizes !== undefined || forms !== undefined, { error: '"sizes" or "forms"' });

const facet = shape({
  id: facetId.meta(say('Id', 'In addresses and in "facets" of categories.', 'colour')),
  label: line(40).meta(say('Label', 'As shoppers read it.', 'Colour')),
  from: list(source, 1, 20).meta(
    say('From', 'Where values come from; the first that a product has counts.', ['options.Colour', 'colour']),
  ),
  families: list(family, 1, 100)
    .optional()
    .meta(say('Families', 'That texts are sorted into. Without these and systems each text is a value.')),
  systems: list(sizeSystem, 1, 20).optional().meta(say('Systems of sizes', 'Named sizes, numbers and ranges.')),
  keepOthers: yesOrNo
    .optional()
    .meta(say('Keep other texts', 'Whether texts that are in no family or system are values as they are written.')),
  ignore: list(line(200)).optional().meta(say('Ignored texts', 'Texts that are left out without a warning.')),
  everywhere: yesOrNo
    .optional()
    .meta(say('Everywhere', 'With false it is shown only in categories that name it under "facets".', false)),
  markets: list(marketId)
    .optional()
    .meta(say('Markets', 'That have it; all if it is left out.', ['in'])),
  pages: positiveCount
    .pipe(z.number().max(100, 'at most 100'))
    .optional()
    .meta(say('Pages', 'Most pages that are built for its values in a category; none if it is left out.', 4)),
  title: line(60)
    .refine((text) => text.includes('{value}') && text.includes('{category}'), {
      error: 'a text with {value} and {category}',
    })
    .optional()
    .meta(say('Title of pages', 'With {value} and {category}.', '{value} {category}')),
});

/** `catalog/facets.json`: the filters of lists. A shop without it has those that its products are good for (`facets/own-facets.ts`). */
export const facetsInput = shape({
  $schema: schemaAddress,
  priceSteps: z
    .record(marketId, list(number, 1, 12), { error: 'amounts by market: { "in": [200, 500, 1000] }' })
    .optional()
    .meta(say('Price ranges', 'Their ends, by market, ascending.', { in: [200, 500, 1000] })),
  facets: list(facet, 0, 20)
    .refine((entries) => new Set(entries.map((entry) => entry.id)).size === entries.length, {
      error: 'facets with different ids',
    })
    .meta(say('Filters', 'Besides price, rating, discount, seller, country of origin and availability.')),
  pagesOfCategory: positiveCount
    .optional()
    .meta(say('Pages of a category', 'Most built pages of a category, of all filters together; 12 by default.', 8)),
});
export type FacetsInput = z.output<typeof facetsInput>;
export type FacetInput = FacetsInput['facets'][number];
export type SizeSystemInput = z.output<typeof sizeSystem>;
