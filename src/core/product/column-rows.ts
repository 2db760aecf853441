import { readTypedSizes } from '../size/typed-sizes.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';

/** Columns that hold a list in one text, as "S:4, M:6": in the form each entry is a row of fields. */

interface RowField {
  readonly label: string;
  readonly placeholder: string;
  readonly isNumber?: true;
}

interface RowsKind {
  readonly fields: readonly RowField[];
  /** Of the button that adds a row. */
  readonly add: string;
  read(text: string): readonly (readonly string[])[];
  /** A row as part of the text. */
  write(values: readonly string[]): string;
  readonly mark: string;
}

const split = (text: string): string[] => text.split('|').flatMap((entry) => entry.trim() || []);

/** A size as it is typed. Where its name could be read as name and pieces, a colon says that pieces are missing. */
function writeSize([name = '', pieces = '', measured = '']: readonly string[]): string {
  const isClear = readTypedSizes(name).sizes.every((size) => size.name === name);
  return `${name}${pieces || !isClear ? `:${pieces}` : ''}${measured && ` (${measured})`}`;
}

/** By the name of the column. */
const rowsKinds = (): Readonly<Record<string, RowsKind>> => ({
  sizes: {
    fields: [
      { label: sellerProductsText.size, placeholder: 'S' },
      { label: sellerProductsText.pieces, placeholder: '4', isNumber: true },
      { label: sellerProductsText.measurements, placeholder: sellerProductsText.measurementsExample },
    ],
    add: sellerProductsText.addSize,
    read: (text) => readTypedSizes(text).sizes.map(({ name, pieces = '', measured = '' }) => [name, pieces, measured]),
    write: writeSize,
    mark: ', ',
  },
  attributes: {
    fields: [
      { label: sellerProductsText.detail, placeholder: sellerProductsText.detailExample },
      { label: sellerProductsText.value, placeholder: sellerProductsText.valueExample },
    ],
    add: sellerProductsText.addDetail,
    read: (text) =>
      split(text).map((entry) => {
        const [name = '', ...rest] = entry.split(':');
        return [name.trim(), rest.join(':').trim()];
      }),
    write: ([name = '', value = '']) => `${name}${value && `: ${value}`}`,
    mark: ' | ',
  },
  features: {
    fields: [{ label: sellerProductsText.feature, placeholder: sellerProductsText.featureExample }],
    add: sellerProductsText.addFeature,
    read: (text) => split(text).map((entry) => [entry]),
    write: ([name = '']) => name,
    mark: ' | ',
  },
});

/** How the entries of a column are typed; undefined for a column of one text. */
export const rowsOf = (column: string): RowsKind | undefined => rowsKinds()[column];

/** What is wrong with sizes as they are typed. */
export function checkSizes(text: string): string | undefined {
  const open = readTypedSizes(text).sizes.find(({ pieces }) => pieces === '');
  return open && sellerProductsText.enterPieces({ size: open.name });
}
