import { z } from 'zod';

const texts = z.array(z.string()).readonly();
const pairs = z.array(z.tuple([z.string(), z.string()]).readonly()).readonly();
const pattern = z.string().transform((text) => new RegExp(text));

/** The schema of a file in `programs`: a kind of table that a program writes, recognised by its headings. */
export const formatFile = z.strictObject({
  /** For people: what the table is, and where it is described. */
  about: texts,
  /** The program's name for people: "Shopify". */
  name: z.string(),
  /** Lists of headings. A table has this format if it has all headings of one list. */
  needs: z.array(texts).readonly(),
  /** Another file, whose columns this format has too. */
  columnsOf: z.string().optional(),
  /** Fields by heading. A column with an empty field is left out. */
  columns: z.record(z.string(), z.string()),
  /** Fields of headings that contain a number or a name. Groups of the pattern replace `$1` and `$2`. */
  patterns: z
    .array(z.tuple([z.string().transform((text) => new RegExp(text, 'i')), z.string()]).readonly())
    .readonly()
    .optional(),
  /** Pairs of columns with the same field: the first is preferred, and the second is then left out. */
  instead: pairs.optional(),
  /** Whether a row without a name belongs to the product of the row above. */
  follows: z.literal(true).optional(),
  /** Headings of prices that stand in the first row of a product and hold for its variants below. */
  ofAll: texts.optional(),
  /** Whether rows with one title and different options are one product, unless something else says so. */
  titled: z.literal(true).optional(),
  /** Separates the values of an option in the row of a product that has no rows of variants. */
  between: pattern.optional(),
  /** Separates the steps of a category's path, where it is not `>`. */
  steps: pattern.optional(),
  /** The unit of weights that have none. */
  weightUnit: z.string().optional(),
  /** The address in front of picture names. */
  pictures: z.string().optional(),
  /** Whether other columns with known names are read, and useful ones become attributes. */
  isOpen: z.literal(true).optional(),
});

/** A kind of table. Its id is the `format` of mappings. */
export interface Format extends Omit<z.output<typeof formatFile>, 'about' | 'columnsOf'> {
  readonly id: string;
}
