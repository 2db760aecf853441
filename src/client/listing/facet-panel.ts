import { type Choice, NO_CHOICE } from '../../core/facets/choice.ts';
import type { FacetTable } from '../../core/facets/table.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { openSheet } from '../../browser/sheet.ts';
import { type FacetForm, makeFacetForm } from './facet-form.ts';
import styles from './facet-panel.css?inline';
import { formatCount } from './value-label.ts';

/**
 * The panel with the facets of a list: a sheet, or on wide screens the column beside the list, which stands open. Lists and search results use it;
 * it is made of their data (core/facets).
 */
export interface FacetPanelOptions {
  readonly table: FacetTable;
  /** What is chosen now. */
  readonly choice: Choice;
  /** Called with what was chosen: when the sheet's button is pressed, and at each change in the column. */
  readonly onChoose: (choice: Choice) => void;
  /** The control that opened it, which gets the focus back. */
  readonly opener: HTMLElement;
}

const TITLE = listsText.filters;

interface Column {
  readonly table: FacetTable;
  readonly form: FacetForm;
}
let column: Column | undefined;

/** The place of the column (components/lists/FilterColumn.astro); undefined where there is no room for it. */
const findColumn = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.filters')].find((one) => one.checkVisibility());

export const applyPanelStyles = (): void => applyStyles(styles);

/** Opens the panel; an open column is shown with the new options. */
export function openFacetPanel(options: FacetPanelOptions): void {
  applyPanelStyles();
  const element = findColumn();
  if (!element) {
    openFacetSheet(options);
    return;
  }
  if (column?.table === options.table) {
    column.form.show(options.choice);
    return;
  }
  const hadFocus = element.contains(document.activeElement);
  fillColumn(element, options);
  if (hadFocus) element.querySelector('summary')?.focus();
}

/** Fills the column if there is room for it, without the focus. */
export function fillFacetColumn(options: FacetPanelOptions): void {
  if (findColumn()) openFacetPanel(options);
}

/** Shows a choice in the column, if it is open with this table. */
export function updateFacetColumn(table: FacetTable, choice: Choice): void {
  if (column?.table === table) column.form.show(choice);
}

/** Whether the column is open with this table. */
export const hasFacetColumn = (table: FacetTable): boolean => column?.table === table;

const hasValues = ({ values }: Choice): boolean => Object.keys(values).length > 0;

function makeClear(onClick: () => void): HTMLButtonElement {
  const clear = make('button', { className: 'button button--quiet', type: 'button' }, listsText.clearAll);
  clear.addEventListener('click', onClick);
  return clear;
}

function fillColumn(element: HTMLElement, { table, choice, onChoose }: FacetPanelOptions): void {
  const form = makeFacetForm(table, (next) => {
    show(next);
    onChoose(next);
  });
  const clear = makeClear(() => {
    const next = { ...NO_CHOICE, sort: shown.sort };
    show(next);
    onChoose(next);
    element.querySelector('summary')?.focus();
  });
  clear.className = 'facet-panel__more';
  let shown = choice;
  const show = (next: Choice): number => {
    shown = next;
    clear.hidden = !hasValues(next);
    return form.show(next);
  };
  const skip = make('a', { className: 'visually-hidden', href: '#listing' }, listsText.skipFilters);
  element.replaceChildren(
    make('div', { className: 'facet-panel__head' }, make('h2', {}, TITLE), clear),
    skip,
    form.element,
  );
  element.classList.add('facet-panel');
  show(choice);
  column = { table, form: { ...form, show } };
}

function openFacetSheet({ table, choice, onChoose, opener }: FacetPanelOptions): void {
  let chosen = choice;
  const done = make('button', { className: 'button', type: 'button' });
  // The line that all sheets show would stand over the button, which says the same.
  const status = make('p', { className: 'visually-hidden', role: 'status' });
  const form = makeFacetForm(table, (next) => show(next, true));
  const show = (next: Choice, isNew: boolean): void => {
    chosen = next;
    const count = form.show(next);
    const shown = formatCount(count);
    done.textContent = listsText.showProducts({ count, shown });
    clear.hidden = !hasValues(next);
    if (isNew) status.textContent = listsText.products({ count, shown });
  };
  const clear = makeClear(() => {
    show({ ...NO_CHOICE, sort: choice.sort }, true);
    done.focus();
  });
  show(choice, false);
  const foot = make('div', { className: 'facet-panel__foot' }, status, clear, done);
  const dialog = openSheet({ title: TITLE, className: 'facet-panel--sheet', opener, foot }, form.element);
  done.addEventListener('click', () => {
    dialog.close();
    onChoose(chosen);
  });
  form.element.querySelector('summary')?.focus({ preventScroll: true });
}
