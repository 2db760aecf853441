import { missingWords } from '../../core/text/missing-words.ts';
import { rowsOf } from '../../core/product/column-rows.ts';
import { columnWords } from '../../core/product/column-words.ts';
import { listColumns, NUMERIC_COLUMNS, type PlainColumn } from '../../core/product/product-columns.ts';
import { productColumnsText } from '../../messages/rooms/product-columns.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';
import { controlsText } from '../../messages/rooms/controls.ts';
import { page } from '../../browser/page.ts';
import { make } from '../../browser/make.ts';
import { makeField } from './make-field.ts';
import { makeRows } from './product-rows.ts';

/** The cards of a product's form with the table's columns as fields; the page is sent without them. */

type Column = ReturnType<typeof listColumns>[number];
const PLAIN = listColumns([]);
const CARDS: readonly (readonly [title: string, names: readonly PlainColumn[], hint?: string])[] = [
  [sellerProductsText.basics, ['title', 'category', 'sku', 'description', 'attributes']],
  [sellerProductsText.price, ['price', 'mrp']],
  [sellerProductsText.sizesAndStock, ['sizes', 'stock']],
  [sellerProductsText.labelDetails, ['generic_name', 'net_quantity'], sellerProductsText.labelHint],
];
const AMOUNTS: readonly string[] = ['price', 'mrp'];

/** The sign of the currency: "₹". */
const currencySign = (): string =>
  new Intl.NumberFormat(page.locale, { style: 'currency', currency: page.currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? page.currency;

export const makeCard = (title: string, ...content: Node[]): HTMLElement =>
  make('section', { className: 'dashboard__card', ariaLabel: title }, make('h3', {}, title), ...content);

/** The name of the choice between a product of one size and one of several, and the columns that belong to each. */
export const SIZING = 'sizing';
const SIZINGS = [
  ['stock', sellerProductsText.oneSize],
  ['sizes', sellerProductsText.severalSizes],
] as const;

/** Asks first which of both a product is. Its fields are those of the form, which shows the ones of the choice (`showSizing`). */
const makeSizing = (): HTMLElement => {
  const choices = SIZINGS.map(([value, label]) =>
    make(
      'label',
      { className: 'form__check' },
      make('input', { type: 'radio', name: SIZING, value, defaultChecked: value === 'stock' }),
      ` ${label}`,
    ),
  );
  const group = make(
    'div',
    { className: 'form__choices', role: 'radiogroup', ariaLabel: productColumnsText.sizes },
    ...choices,
  );
  group.addEventListener('change', ({ target }) => showSizing((target as HTMLInputElement).form));
  return group;
};

/** Shows the fields of the choice. */
export function showSizing(form: HTMLFormElement | null): void {
  const chosen = form && new FormData(form).get(SIZING);
  for (const [name] of SIZINGS) {
    const field = form?.querySelector<HTMLElement>(`[name="fields.${name}"]`)?.closest<HTMLElement>('.form__field');
    if (field) field.hidden = name !== chosen;
  }
}

/** The fields of columns that are seldom filled in, with those of languages (BCP 47). */
export const makeFurther = (languages: readonly string[]): HTMLElement[] =>
  listColumns(languages)
    .filter(({ isFurther }) => isFurther)
    .map(makeColumnField);

/** The cards after the photos. Those of `makeFurther` belong into the last element of the last one. */
export const makeCards = (): HTMLElement[] => [
  ...CARDS.map(([title, names, hint]) =>
    makeCard(
      title,
      ...(hint === undefined ? [] : [make('p', { className: 'soft small' }, hint)]),
      ...(names.includes('sizes') ? [makeSizing()] : []),
      make(
        'div',
        { className: 'editor__fields' },
        ...names.flatMap((name) => PLAIN.filter((column) => column.name === name).map(makeColumnField)),
      ),
    ),
  ),
  make(
    'details',
    { className: 'dashboard__card fold' },
    make(
      'summary',
      {},
      make(
        'span',
        {},
        sellerProductsText.more,
        ' ',
        make('span', { className: 'editor__more soft small' }, sellerProductsText.moreHint),
      ),
    ),
    make('div', { className: 'editor__fields' }),
  ),
];

function makeColumnField(column: Column): HTMLElement {
  const { name, rows, isRequired = false } = column;
  const [label, words] = columnWords(name);
  const kind = rowsOf(name);
  // What a row explains itself has no need of the table's hint.
  const hint = kind ? undefined : words;
  const common = {
    id: `product-fields-${name}`,
    name: `fields.${name}`,
    className: 'form__input',
    autocomplete: 'off',
    required: isRequired,
  } as const;
  const control =
    name === 'category'
      ? make('select', common, new Option(controlsText.choose, ''))
      : rows && !kind
        ? make('textarea', { ...common, rows })
        : make('input', { ...common, inputMode: NUMERIC_COLUMNS.includes(name) ? 'decimal' : '' });
  if (isRequired) control.dataset['missing'] = missingWords(label, name === 'category', 'the');
  const shown = AMOUNTS.includes(name)
    ? make('span', { className: 'editor__amount' }, make('span', { ariaHidden: 'true' }, currencySign()), control)
    : control;
  const shownRows = kind && control instanceof HTMLInputElement ? makeRows(control, kind) : [];
  const field = makeField(label, control, hint, [shown, ...shownRows]);
  field.classList.toggle('editor__wide', Boolean(rows || kind || name === 'title'));
  if (kind) Object.assign(field, { role: 'group', ariaLabel: label });
  return field;
}
