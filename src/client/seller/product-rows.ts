import { readTypedSizes } from '../../core/size/typed-sizes.ts';
import { controlsText } from '../../messages/rooms/controls.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';
import { make } from '../../browser/make.ts';

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
export const ROWS: Readonly<Record<string, RowsKind>> = {
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
};

/** The rule of the sizes (browser/forms/form-errors.ts). */
export function checkSizes(text: string): string | undefined {
  const open = readTypedSizes(text).sizes.find(({ pieces }) => pieces === '');
  return open && sellerProductsText.enterPieces({ size: open.name });
}

/**
 * The rows of a column. Its text is in a field that nobody sees, which sends the focus on to the first row; the event "fill" shows the rows of
 * another text.
 */
export function makeRows(kept: HTMLInputElement, kind: RowsKind): HTMLElement[] {
  kept.tabIndex = -1;
  kept.ariaHidden = 'true';
  kept.className = 'visually-hidden';
  const list = make('ul', { className: 'editor__rows', role: 'list' });
  const add = make('button', { className: 'link-button', type: 'button' }, kind.add);
  const keep = (): void => {
    const rows = [...list.children].map((row) => [...row.querySelectorAll('input')].map(({ value }) => value.trim()));
    kept.value = rows
      .filter((values) => values.some(Boolean))
      .map(kind.write)
      .join(kind.mark);
    kept.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const makeRow = (values: readonly string[]): HTMLElement => {
    const remove = make('button', { type: 'button', className: 'editor__remove', ariaLabel: controlsText.remove });
    const row = make(
      'li',
      {},
      ...kind.fields.map(({ label, placeholder, isNumber }, index) =>
        make(
          'label',
          {},
          make('span', { className: 'form__label' }, label),
          make('input', {
            className: 'form__input',
            autocomplete: 'off',
            placeholder,
            inputMode: isNumber ? 'numeric' : '',
            value: values[index] ?? '',
          }),
        ),
      ),
      remove,
    );
    row.dataset['fields'] = String(kind.fields.length);
    remove.addEventListener('click', () => {
      row.remove();
      if (list.children.length === 0) list.append(makeRow([]));
      keep();
      add.focus();
    });
    return row;
  };
  list.addEventListener('input', (event) => {
    event.stopPropagation();
    keep();
  });
  add.addEventListener('click', () => {
    const row = makeRow([]);
    list.append(row);
    row.querySelector('input')?.focus();
  });
  kept.addEventListener('focus', () => list.querySelector('input')?.focus());
  kept.addEventListener('fill', () => {
    const rows = kind.read(kept.value);
    list.replaceChildren(...(rows.length > 0 ? rows : [[]]).map(makeRow));
  });
  return [list, add];
}
