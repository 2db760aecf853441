/**
 * A facet table as short JSON: what filters and sort need of each product of a list. Columns hold a code for each product, which stands
 * for a number or for a set of values, since products of a list have few different ones.
 */

/** A value of a facet, such as Red of Colour. */
export interface FacetValue {
  /** Its name in addresses: `red`, `uk-8`. */
  readonly id: string;
  readonly label: string;
  /** The colour that is shown beside it, such as `#c0392b`. */
  readonly swatch?: string;
  /** Place among the values of its facet; values without one follow by their labels. */
  readonly rank?: number;
}

export interface ValueColumnFile {
  readonly id: string;
  readonly label: string;
  /** Place of the facet in the panel. */
  readonly rank: number;
  /** Set for a facet of a shop without facets.json: values without a rank are in the order of their counts. */
  readonly isByCount?: boolean;
  readonly values: readonly FacetValue[];
  /** Sets of values that products have, as indexes into `values`. */
  readonly sets: readonly (readonly number[])[];
  /** For each product the index of its set. */
  readonly codes: readonly number[];
}

export interface NumberColumnFile {
  /** The different numbers, ascending. */
  readonly numbers: readonly number[];
  /** For each product the index of its number. */
  readonly codes: readonly number[];
}

export interface FacetTableFile {
  /** How many products it has. */
  readonly count: number;
  /** In minor units. */
  readonly price: NumberColumnFile;
  /** Upper ends of the price ranges that are offered, in minor units, ascending; the last range has none. */
  readonly priceSteps: readonly number[];
  /** Saving on the MRP in whole percent; 0 where there is none. Missing where no product has one. */
  readonly discount?: NumberColumnFile;
  /** In tenths of a star; 0 where there is none. Missing where no product has one. */
  readonly rating?: NumberColumnFile;
  /** The day of publication as days since 2020; 0 where there is none. Missing where no product has one. */
  readonly newest?: NumberColumnFile;
  readonly facets: readonly ValueColumnFile[];
}
