import type { RowsKind } from '../../core/product/column-rows.ts';
import { controlsText } from '../../messages/rooms/controls.ts';
import { make } from '../../browser/make.ts';

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
