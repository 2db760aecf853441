/** A kind of table that some program writes, known by its headings. */
export interface Format {
  /** As `Mapping.format` has it. */
  readonly id: string;
  /** For people: "Shopify". */
  readonly name: string;
  /** Headings of which all entries of one of the lists are there. */
  readonly needs: readonly (readonly string[])[];
  /** Fields by heading. An empty field: the column is left out. */
  readonly columns: Readonly<Record<string, string>>;
  /** Fields of headings with a number or a name in them. Groups of the pattern stand in the places of `$1` and `$2`. */
  readonly patterns?: readonly (readonly [pattern: RegExp, field: string])[];
  /** Of two columns with the same field the first counts, and the second is left out. */
  readonly instead?: readonly (readonly [better: string, worse: string])[];
  /** Whether a row without a name belongs to the product of the row above. */
  readonly follows?: true;
  /** Headings of prices that stand in the first row of a product and hold for the variants below it. */
  readonly ofAll?: readonly string[];
  /** Whether rows with one title and different options are one product, where nothing else says so. */
  readonly titled?: true;
  /** What stands between the values of an option in the row of a product that has no rows of variants. */
  readonly between?: RegExp;
  /** What stands between the steps of a category's path, where it is no `>`. */
  readonly steps?: RegExp;
  /** The unit of weights without one. */
  readonly weightUnit?: string;
  /** The address that names of pictures continue. */
  readonly pictures?: string;
  /** Whether other columns with known names are taken, and those that say something become attributes. */
  readonly isOpen?: true;
}
