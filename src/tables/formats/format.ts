import { z } from 'zod';

const texts = z.array(z.string()).readonly();
const pairs = z.array(z.tuple([z.string(), z.string()]).readonly()).readonly();
const pattern = z.string().transform((text) => new RegExp(text));

/** A file of `programs`: a kind of table that some program writes, known by its headings. */
export const formatFile = z.strictObject({
  /** For people: what it is, and where it is described. */
  about: texts,
  /** For people: "Shopify". */
  name: z.string(),
  /** Headings of which all entries of one of the lists are there. */
  needs: z.array(texts).readonly(),
  /** Another file whose columns it has, too. */
  columnsOf: z.string().optional(),
  /** Fields by heading. An empty field: the column is left out. */
  columns: z.record(z.string(), z.string()),
  /** Fields of headings with a number or a name in them. Groups of the pattern stand in the places of `$1` and `$2`. */
  patterns: z
    .array(z.tuple([z.string().transform((text) => new RegExp(text, 'i')), z.string()]).readonly())
    .readonly()
    .optional(),
  /** Of two columns with the same field, the better one and the worse, the first counts, and the second is left out. */
  instead: pairs.optional(),
  /** Whether a row without a name belongs to the product of the row above. */
  follows: z.literal(true).optional(),
  /** Headings of prices that stand in the first row of a product and hold for the variants below it. */
  ofAll: texts.optional(),
  /** Whether rows with one title and different options are one product, where nothing else says so. */
  titled: z.literal(true).optional(),
  /** What stands between the values of an option in the row of a product that has no rows of variants. */
  between: pattern.optional(),
  /** What stands between the steps of a category's path, where it is no `>`. */
  steps: pattern.optional(),
  /** The unit of weights without one. */
  weightUnit: z.string().optional(),
  /** The address that names of pictures continue. */
  pictures: z.string().optional(),
  /** Whether other columns with known names are taken, and those that say something become attributes. */
  isOpen: z.literal(true).optional(),
});

/** A kind of table, with its name in `Mapping.format`. */
export interface Format extends Omit<z.output<typeof formatFile>, 'about' | 'columnsOf'> {
  readonly id: string;
}
