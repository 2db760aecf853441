/** Most products that are compared, as many as a phone shows. */
export const MOST_COMPARED = 3;

/** What a product's page says of it, by name: `Fabric`, `Cotton`. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** A line of the comparison: a value for each product, undefined where its page says nothing. */
interface ComparedRow {
  readonly name: string;
  readonly values: readonly (string | undefined)[];
  /** Whether the values that are given are not all the same. */
  readonly differs: boolean;
}

const fold = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The rows for products, in the order in which their names are first found. Names and values that differ only in case or spaces are equal. */
export function compareFacts(products: readonly Facts[]): ComparedRow[] {
  const names = new Map(products.flatMap((facts) => facts.map(([name]) => [fold(name), name] as const)).reverse());
  const inOrder = [...new Set(products.flatMap((facts) => facts.map(([name]) => fold(name))))];
  const values = products.map((facts) => new Map(facts.map(([name, value]) => [fold(name), value.trim()])));
  return inOrder.map((key) => {
    const row = values.map((own) => own.get(key) || undefined);
    return {
      name: names.get(key) ?? key,
      values: row,
      differs: new Set(row.flatMap((value) => (value ? [fold(value)] : []))).size > 1,
    };
  });
}
