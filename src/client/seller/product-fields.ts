import { missingWords } from '../../core/text/missing-words.ts';
import {
  NUMERIC_COLUMNS,
  PRODUCT_COLUMNS,
  type ColumnName,
  type ProductColumn,
} from '../../core/product/product-columns.ts';
import { page } from '../../browser/page.ts';
import { make } from '../../browser/make.ts';
import { makeRows, ROWS } from './product-rows.ts';

/** The cards of a product's form with the table's columns as fields; the page is sent without them. */

const columns: readonly ProductColumn[] = PRODUCT_COLUMNS;
const CARDS: readonly (readonly [title: string, names: readonly ColumnName[]])[] = [
  ['Basics', ['title', 'category', 'sku', 'description', 'attributes']],
  ['Price', ['price', 'mrp']],
  ['Sizes and stock', ['sizes', 'stock']],
  ['Label details', ['generic_name', 'net_quantity']],
];
const AMOUNTS: readonly string[] = ['price', 'mrp'];
/** What a row explains itself has no need of the table's hint. */
const hintOf = ({ name, hint }: ProductColumn): string | undefined => (ROWS[name] ? undefined : hint);

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
  ['stock', 'One size'],
  ['sizes', 'Several sizes'],
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
  const group = make('div', { className: 'form__choices', role: 'radiogroup', ariaLabel: 'Sizes' }, ...choices);
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

/** The cards after the photos. */
export const makeCards = (): HTMLElement[] => [
  ...CARDS.map(([title, names]) =>
    makeCard(
      title,
      ...(names.includes('sizes') ? [makeSizing()] : []),
      make(
        'div',
        { className: 'editor__fields' },
        ...names.flatMap((name) => columns.filter((column) => column.name === name).map(makeField)),
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
        'More details ',
        make('span', { className: 'editor__more soft small' }, 'Brand, colour, maker, weight, HSN code and more'),
      ),
    ),
    make('div', { className: 'editor__fields' }, ...columns.filter(({ isFurther }) => isFurther).map(makeField)),
  ),
];

/** As a field of components/app/Field.astro. */
function makeField(column: ProductColumn): HTMLElement {
  const { name, label, rows, isRequired = false } = column;
  const id = `product-fields-${name}`;
  const kind = ROWS[name];
  const hint = hintOf(column);
  const common = {
    id,
    name: `fields.${name}`,
    className: 'form__input',
    autocomplete: 'off',
    required: isRequired,
  } as const;
  const control =
    name === 'category'
      ? make('select', common, new Option('Choose', ''))
      : rows && !kind
        ? make('textarea', { ...common, rows })
        : make('input', { ...common, inputMode: NUMERIC_COLUMNS.includes(name) ? 'decimal' : '' });
  if (isRequired) control.dataset['missing'] = missingWords(label, name === 'category', 'the');
  control.setAttribute('aria-describedby', `${id}-error${hint ? ` ${id}-hint` : ''}`);
  const shown = AMOUNTS.includes(name)
    ? make('span', { className: 'editor__amount' }, make('span', { ariaHidden: 'true' }, currencySign()), control)
    : control;
  const field = make(
    'div',
    { className: `form__field${rows || kind ? ' editor__wide' : ''}` },
    make('label', { htmlFor: id, className: 'form__label' }, isRequired ? `${label} *` : label),
    shown,
    ...(kind && control instanceof HTMLInputElement ? makeRows(control, kind) : []),
    ...(hint ? [make('span', { id: `${id}-hint`, className: 'form__hint' }, hint)] : []),
    make('span', { id: `${id}-error`, className: 'form__error', hidden: true }),
  );
  if (kind) Object.assign(field, { role: 'group', ariaLabel: label });
  return field;
}
