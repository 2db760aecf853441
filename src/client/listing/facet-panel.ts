import { type Choice, NO_CHOICE } from '../../core/facets/choice.ts';
import type { FacetTable } from '../../core/facets/table.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import { type FacetForm, makeFacetForm } from './facet-form.ts';
import styles from './facet-panel.css?url';
import { countProducts } from './value-label.ts';

/**
 * The panel with the sort and the facets of a list: a sheet on narrow screens, a column beside the list on wide ones. Lists and search
 * results use it; it is made of their data (core/facets).
 */
export interface FacetPanelOptions {
  readonly table: FacetTable;
  /** What is chosen now. */
  readonly choice: Choice;
  /** Called with what was chosen: when the sheet's button is pressed, and at each change in the column. */
  readonly onChoose: (choice: Choice) => void;
  /** The control that opened it, which gets the focus back. */
  readonly opener: HTMLElement;
  /** The element with the list, before which the column is put. */
  readonly beside: HTMLElement;
  /** Whether the focus moves to the sort. */
  readonly startsWithSort?: boolean;
}

/** From this width on there is room for a column. */
const WIDE = '(width >= 64rem)';
const TITLE = 'Filter and sort';

interface Column {
  readonly element: HTMLElement;
  readonly table: FacetTable;
  readonly form: FacetForm;
}
let column: Column | undefined;

export const loadPanelStyles = (): Promise<void> => loadStyles(styles);

/** Opens the panel; an open column is shown with the new options. */
export async function openFacetPanel(options: FacetPanelOptions): Promise<void> {
  await loadPanelStyles();
  if (matchMedia(WIDE).matches) openColumn(options);
  else openSheet(options);
}

/** Shows a choice in the column, if it is open with this table. */
export function updateFacetColumn(table: FacetTable, choice: Choice): void {
  if (column?.table === table) column.form.show(choice);
}

export function closeFacetColumn(): void {
  column?.element.remove();
  column = undefined;
}

/** Whether the column is open with this table. */
export const hasFacetColumn = (table: FacetTable): boolean => column?.table === table;

const makeHead = (onClose: () => void): HTMLElement => {
  const close = make('button', { className: 'facet-panel__close', type: 'button', ariaLabel: 'Close' }, '×');
  close.addEventListener('click', onClose);
  return make('div', { className: 'facet-panel__head' }, make('h2', {}, TITLE), close);
};

function makeClear(onClick: () => void): HTMLButtonElement {
  const clear = make('button', { className: 'button button--quiet', type: 'button' }, 'Clear all');
  clear.addEventListener('click', onClick);
  return clear;
}

function openColumn({ table, choice, onChoose, opener, beside, startsWithSort }: FacetPanelOptions): void {
  closeFacetColumn();
  const form = makeFacetForm(table, (next) => {
    form.show(next);
    onChoose(next);
  });
  const element = make('aside', { className: 'facet-panel facet-panel--column', ariaLabel: TITLE });
  element.append(
    makeHead(() => {
      closeFacetColumn();
      (opener.isConnected ? opener : beside).focus();
    }),
    form.element,
    makeClear(() => {
      form.show(NO_CHOICE);
      onChoose(NO_CHOICE);
    }),
  );
  form.show(choice);
  column = { element, table, form };
  beside.before(element);
  focusFirst(form, startsWithSort);
}

function openSheet({ table, choice, onChoose, opener, startsWithSort }: FacetPanelOptions): void {
  let chosen = choice;
  const done = make('button', { className: 'button', type: 'button' });
  // Announced inside the dialog, as the page behind it is inert.
  const status = make('p', { className: 'visually-hidden', role: 'status' });
  const form = makeFacetForm(table, (next) => show(next, true));
  const show = (next: Choice, isNew: boolean): void => {
    chosen = next;
    const count = countProducts(form.show(next));
    done.textContent = `Show ${count}`;
    if (isNew) status.textContent = count;
  };
  const dialog = make('dialog', { className: 'facet-panel facet-panel--sheet', ariaLabel: TITLE });
  dialog.append(
    makeHead(() => dialog.close()),
    form.element,
    make(
      'div',
      { className: 'facet-panel__foot' },
      makeClear(() => show({ ...NO_CHOICE }, true)),
      done,
    ),
    status,
  );
  done.addEventListener('click', () => {
    dialog.close();
    onChoose(chosen);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  show(choice, false);
  document.body.append(dialog);
  dialog.showModal();
  focusFirst(form, startsWithSort);
}

function focusFirst({ sort, element }: FacetForm, startsWithSort = false): void {
  if (startsWithSort) sort.focus();
  else element.querySelector('summary')?.focus({ preventScroll: true });
}
