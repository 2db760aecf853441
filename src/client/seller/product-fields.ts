import { NUMERIC_COLUMNS, PRODUCT_COLUMNS, type ProductColumn } from '../../core/product/product-columns.ts';
import { make } from '../../browser/make.ts';

const columns: readonly ProductColumn[] = PRODUCT_COLUMNS;

/** The fields of a product behind "More details", as those of components/app/Field.astro; the page is sent without them. */
export const makeFurtherFields = (): HTMLElement[] => columns.filter(({ isFurther }) => isFurther).map(makeField);

function makeField({ name, label, hint, rows }: ProductColumn): HTMLElement {
  const id = `product-fields-${name}`;
  const common = { id, name: `fields.${name}`, className: 'form__input', autocomplete: 'off' } as const;
  const control = rows
    ? make('textarea', { ...common, rows })
    : make('input', { ...common, inputMode: NUMERIC_COLUMNS.includes(name) ? 'decimal' : '' });
  control.setAttribute('aria-describedby', `${id}-error${hint ? ` ${id}-hint` : ''}`);
  return make(
    'div',
    { className: 'form__field' },
    make('label', { htmlFor: id, className: 'form__label' }, label),
    control,
    ...(hint ? [make('span', { id: `${id}-hint`, className: 'form__hint' }, hint)] : []),
    make('span', { id: `${id}-error`, className: 'form__error', hidden: true }),
  );
}
