import type { Converted, ProductDocument, SourceRow, SourceTable } from '../../src/tables/model.ts';

/** Products and rows of a source that there is not, for tests of what is done with them. */

export interface MadeProduct {
  readonly key: string;
  readonly category?: string;
  readonly product: ProductDocument;
  /** How many rows it has. */
  readonly rows?: number;
  /** Cells of its first row. */
  readonly cells?: readonly string[];
  /** Why it is refused. */
  readonly refused?: readonly string[];
}

export const FILE = 'made.csv';

/** A kurti with this SKU. */
export const makeKurti = (sku: string, more: Partial<ProductDocument> = {}): ProductDocument => ({
  sku,
  title: `Cotton kurti ${sku}`,
  seller: 'meera-devi',
  description: 'Printed by hand in Bagru.',
  offers: { in: { price: 499, mrp: 799 } },
  attributes: { Fabric: 'Cotton' },
  legal: { genericName: 'Kurti', netQuantity: '1 N' },
  ...more,
});

/** A table with the rows of these products, and what converting them gives. */
export function makeSource(products: readonly MadeProduct[]): {
  readonly table: SourceTable;
  readonly convert: (tables: readonly SourceTable[]) => AsyncIterable<Converted>;
} {
  let line = 1;
  const rowsOf = products.map(({ key, rows = 1, cells = [] }) =>
    Array.from({ length: rows }, (): SourceRow => ({ file: FILE, line: ++line, cells: [key, ...cells] })),
  );
  const table: SourceTable = {
    file: FILE,
    detected: 'made',
    kind: 'csv',
    columns: ['Key'],
    rows: async function* () {
      for (const rows of rowsOf) yield* rows;
    },
    writeRefused: async () => {},
  };
  return {
    table,
    convert: async function* ([watched]) {
      const read: SourceRow[] = [];
      for await (const row of watched?.rows() ?? []) read.push(row);
      for (const [index, { key, category = 'kurtis', product, refused }] of products.entries()) {
        const rows = rowsOf[index] ?? [];
        yield refused
          ? { refused: rows.map((row) => ({ row, reasons: refused })), problems: [] }
          : { converted: { key, rows, category, product }, refused: [], problems: [] };
      }
    },
  };
}
