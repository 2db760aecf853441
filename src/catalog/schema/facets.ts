import { z } from 'zod';
import { BUILT_IN } from '../../core/facets/table.ts';
import { OTHER_NAMES } from '../../core/facets/choice.ts';
import { hindi, id, line, list, pattern, positiveCount, schemaAddress, shape } from './fields.ts';

const TAKEN: readonly string[] = [...BUILT_IN, ...OTHER_NAMES];

const facetId = pattern(
  /^[a-z][a-z0-9-]{0,39}$/,
  'an id of small letters, digits and -, starting with a letter: it is in addresses',
).refine((text) => !TAKEN.includes(text), { error: `another id: ${TAKEN.join(', ')} are taken` });

const valueId = pattern(
  /^[a-z0-9][a-z0-9-]{0,59}$/,
  'an id of small letters, digits and -, such as "bottle-green": it is in addresses',
);

const source = pattern(
  /^(?:colour|sizes|brand|genericName|(?:attributes|options)\..{1,60})$/,
  'where values come from: colour, sizes, brand, genericName, "attributes.Fabric" or "options.Pack"',
);

/** A family of values: products whose text has one of its words have it. */
const family = shape({
  id: valueId,
  label: line(40),
  /** The label in Hindi. */
  hi: hindi(line(40)).optional(),
  /** Words besides the label that mean it, in any language: "navy", "neela", "नीला". */
  words: list(line(60)).optional(),
  /** The colour that is shown beside it. */
  swatch: pattern(/^#[0-9a-f]{6}$/i, 'a colour such as "#b3123f"').optional(),
});

const number = z.number({ error: 'a number such as 12' }).min(0, 'at least 0').max(100_000, 'at most 100000');

/** How a number is written in sizes: "IND {n}". {n} is also a range, such as 3/4 or "6 to 10". */
const form = shape({
  text: line(40).refine((text) => text.split('{n}').length === 2, {
    error: 'a text with {n} for the number, such as "IND {n}"',
  }),
  /** By what the number is multiplied: 12 for years where the system counts months. */
  times: number.optional(),
});

/** A system of sizes: sizes in the order of the panel, numbers in one or more forms, or ranges that numbers fall into. */
const sizeSystem = shape({
  /** Categories, with those below them, in which sizes may be of this system; all when it is missing. */
  categories: list(id).optional(),
  /** Named sizes, from small to large. "S-M" is both. */
  sizes: list(line(20)).optional(),
  /** Other names of these sizes: { "2XL": "XXL" }. */
  also: z.record(line(40), line(20), { error: 'sizes such as { "2XL": "XXL" }' }).optional(),
  forms: list(form).optional(),
  /** Label of a number: "UK {n}". */
  label: line(40).optional(),
  ranges: list(shape({ label: line(40), from: number, to: number })).optional(),
}).refine(({ sizes, forms }) => sizes !== undefined || forms !== undefined, { error: '"sizes" or "forms"' });

const facet = shape({
  id: facetId,
  label: line(40),
  /** The first of these that a product has. */
  from: list(source, 1, 20),
  /** Families that its texts are sorted into. Without these and systems each text is a value. */
  families: list(family, 1, 100).optional(),
  systems: list(sizeSystem, 1, 20).optional(),
  /** Whether texts that are in no family or system are values as they are written; else they are left out with a notice. */
  keepOthers: z.boolean({ error: 'true or false' }).optional(),
  /** Texts that no notice is given for. */
  ignore: list(line(200)).optional(),
  /** `false`: shown only in categories that name it under "facets". */
  everywhere: z.boolean({ error: 'true or false' }).optional(),
  /** Markets that have it; all when it is missing. */
  markets: list(id).optional(),
  /** Most pages that are built for its values in a category; none when it is missing. */
  pages: positiveCount.pipe(z.number().max(100, 'at most 100')).optional(),
  /** Title of such a page: "{value} {category}". */
  title: line(60)
    .refine((text) => text.includes('{value}') && text.includes('{category}'), {
      error: 'a text with {value} and {category}',
    })
    .optional(),
});

/** `catalog/facets.json`: the filters of lists. A shop without it filters by price, rating, discount, seller, country of origin and availability. */
export const facetsInput = shape({
  $schema: schemaAddress,
  /** By market: the ends of price ranges, ascending. */
  priceSteps: z.record(id, list(number, 1, 12), { error: 'amounts by market: { "in": [200, 500, 1000] }' }).optional(),
  facets: list(facet, 0, 20).refine((entries) => new Set(entries.map((entry) => entry.id)).size === entries.length, {
    error: 'facets with different ids',
  }),
  /** Most built pages of a category, of all facets together. */
  pagesOfCategory: positiveCount.optional(),
});
export type FacetsInput = z.output<typeof facetsInput>;
export type FacetInput = FacetsInput['facets'][number];
export type SizeSystemInput = z.output<typeof sizeSystem>;
