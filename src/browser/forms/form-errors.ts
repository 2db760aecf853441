import { fieldsText } from '../../messages/rooms/fields.ts';
import { formErrorsText } from '../../messages/rooms/form-errors.ts';

/** Errors of a form (components/fields/Field.astro, FormStart.astro): at each field, and in a summary with links. */

/** Returns what is wrong with a field's value as a sentence, or undefined. */
export type Rule = (text: string) => string | undefined;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => element.matches('input, select, textarea') && (element as Control).name !== '',
  );

/** The rules of a form, and the errors that it shows: by field name, and for the whole form. */
interface Watched {
  rules: Readonly<Record<string, Rule>>;
  shown: Readonly<Record<string, string>>;
  message: string | undefined;
  /** Names of fields with errors found here, not by the host. */
  own: Set<string>;
  /** Fields that have lost the focus and are not validated yet. */
  left: Set<Control>;
}
const watched = new WeakMap<HTMLFormElement, Watched>();

/**
 * Validates each field when the focus leaves it, by its attributes and the rule of its name. What was said of a field goes when it is edited, or
 * another of its `data-either`; what was said of the whole form, or of what is no field of it, with any.
 */
export function watchForm(form: HTMLFormElement, rules: Watched['rules'] = {}): Watched {
  const known = watched.get(form);
  if (known) return known;
  const watch: Watched = { rules, shown: {}, message: undefined, own: new Set(), left: new Set() };
  watched.set(form, watch);
  form.addEventListener('input', ({ target }) => forget(form, watch, target as Control));
  form.addEventListener('reset', () => clearErrors(form));
  const look = (control: Control): void => {
    if (control.name && control.value.trim() !== '') settle(form, watch, control, judge(control, watch.rules));
    // A field that contradicts another one can be corrected at either.
    for (const other of controlsOf(form)) {
      // So does one that is not asked any more.
      const isOpen = watch.own.has(other.name) || !isAsked(other);
      if (isOpen && watch.shown[other.name] !== undefined && other !== control)
        settle(form, watch, other, judge(other, watch.rules));
    }
  };
  form.addEventListener('change', ({ target }) => {
    watch.left.add(target as Control);
    onceReleased(() => {
      for (const control of watch.left) look(control);
      watch.left.clear();
    });
  });
  return watch;
}

/**
 * A field loses the focus on pointerdown elsewhere. Its error is shown after the release, as it could move the clicked control
 * away.
 */
function onceReleased(run: () => void): void {
  if (document.querySelector(':active')) setTimeout(onceReleased, 50, run);
  else run();
}

/** Removes what was said of a field that is edited, and of the whole form. */
function forget(form: HTMLFormElement, watch: Watched, edited: Control): void {
  const controls = controlsOf(form);
  const group = edited.closest('[data-either]');
  const names = new Set(controls.map(({ name }) => name));
  for (const control of controls)
    if (control.name === edited.name || group?.contains(control)) {
      unmark(control);
      watch.own.delete(control.name);
      names.delete(control.name);
    }
  watch.message = undefined;
  watch.shown = Object.fromEntries(Object.entries(watch.shown).filter(([name]) => names.has(name)));
  const summary = summaryOf(form);
  if (summary && !summary.hidden) writeSummary(form, summary, watch);
}

/** Shows or removes the error of one field and updates the summary. */
function settle(form: HTMLFormElement, watch: Watched, control: Control, problem: string | undefined): void {
  const { [control.name]: before, ...others } = watch.shown;
  unmark(control);
  if (problem !== undefined) mark(control, problem);
  if (before === problem) return;
  if (problem === undefined) watch.own.delete(control.name);
  else watch.own.add(control.name);
  watch.shown = problem === undefined ? others : { ...others, [control.name]: problem };
  const summary = summaryOf(form);
  if (summary && !summary.hidden) writeSummary(form, summary, watch);
}

/**
 * Validates all enabled, visible fields: attributes first (required, length, type), then the rule of the name. Returns the errors
 * by name.
 */
export function checkForm(form: HTMLFormElement, rules: Readonly<Record<string, Rule>> = {}): Record<string, string> {
  const watch = watchForm(form);
  watch.rules = rules;
  const problems: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const problem = judge(control, rules);
    if (problem !== undefined) problems[control.name] = problem;
  }
  watch.own = new Set(Object.keys(problems));
  return problems;
}

/** Validates a form and shows what is wrong with it. Returns whether nothing is. */
export function validateForm(form: HTMLFormElement, rules?: Readonly<Record<string, Rule>>): boolean {
  const problems = checkForm(form, rules);
  showErrors(form, problems);
  return Object.keys(problems).length === 0;
}

const isAsked = (control: Control): boolean => control.willValidate && !control.closest('[hidden]');

function judge(control: Control, rules: Watched['rules']): string | undefined {
  if (!isAsked(control)) return undefined;
  return findProblem(control) ?? (control.value.trim() === '' ? undefined : rules[control.name]?.(control.value));
}

function findProblem(control: Control): string | undefined {
  const { validity, required, value, type } = control;
  const { minLength = -1, maxLength = -1 } = control as Partial<HTMLInputElement>;
  if (required && (validity.valueMissing || value.trim() === '')) {
    if (type === 'checkbox') return formErrorsText.tick;
    const { missing } = control.dataset;
    return missing ?? (control.matches('select, [type=radio]') ? formErrorsText.choose : fieldsText.fillIn);
  }
  // `validity` checks the length of typed values only, not of those filled in by a draft or a password manager.
  if (value !== '' && value.length < minLength) return fieldsText.atLeast({ count: minLength });
  if (maxLength >= 0 && value.length > maxLength) return fieldsText.atMost({ count: maxLength });
  if (type === 'email' && validity.typeMismatch) return fieldsText.email;
  return validity.valid ? undefined : control.title || control.validationMessage;
}

/**
 * Shows errors by field name and focuses the summary; without errors it clears it. Errors without a field are shown in the summary
 * only. `message` is about the whole form.
 */
export function showErrors(form: HTMLFormElement, problems: Readonly<Record<string, string>>, message?: string): void {
  clearErrors(form);
  const watch = watchForm(form);
  Object.assign(watch, { shown: problems, message });
  for (const control of controlsOf(form)) {
    const problem = problems[control.name];
    if (problem !== undefined) mark(control, problem);
  }
  const summary = summaryOf(form);
  // A form of one field needs none: the message below that says it.
  const isAlone = message === undefined && controlsOf(form).filter(({ type }) => type !== 'hidden').length === 1;
  if (!summary || isAlone) form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  if (!summary || isAlone || (Object.keys(problems).length === 0 && message === undefined)) return;
  writeSummary(form, summary, watch);
  summary.focus({ preventScroll: true });
  summary.scrollIntoView({ block: 'start' });
}

const summaryOf = (form: HTMLFormElement): HTMLElement | null => form.querySelector<HTMLElement>('.form__summary');

/** Lists the errors in the order of the fields; hidden when there are none. */
function writeSummary(form: HTMLFormElement, summary: HTMLElement, { shown, message }: Watched): void {
  const controls = controlsOf(form);
  const positionOf = (name: string): number => controls.findIndex((control) => control.name === name);
  const items = Object.entries(shown)
    .sort(([a], [b]) => positionOf(a) - positionOf(b))
    .map(([name, problem]) => {
      const item = document.createElement('li');
      const control = controls[positionOf(name)];
      // What is said of an empty field names it.
      const label = control && problem !== control.dataset['missing'] && labelOf(control);
      const text = label ? formErrorsText.named({ label, problem }) : problem;
      item.append(control ? linkTo(control, text) : text);
      return item;
    });
  const title = document.createElement('p');
  title.textContent = message ?? formErrorsText.correct({ fields: items.length });
  const list = document.createElement('ul');
  list.append(...items);
  summary.replaceChildren(title, ...(items.length > 0 ? [list] : []));
  summary.hidden = items.length === 0 && message === undefined;
}

export function clearErrors(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) unmark(control);
  const watch = watched.get(form);
  if (watch) {
    Object.assign(watch, { shown: {}, message: undefined });
    // The form is being sent: the host validates the field that was just left.
    watch.left.clear();
  }
  const summary = summaryOf(form);
  if (summary) summary.hidden = true;
}

const errorOf = (control: Control): HTMLElement | null =>
  control.ownerDocument.querySelector(`#${CSS.escape(`${control.id}-error`)}`);

function mark(control: Control, problem: string): void {
  control.setAttribute('aria-invalid', 'true');
  const element = errorOf(control);
  if (!element) return;
  element.textContent = problem;
  element.hidden = false;
}

function unmark(control: Control): void {
  control.removeAttribute('aria-invalid');
  const element = errorOf(control);
  if (element) element.hidden = true;
}

const labelOf = (control: Control): string => (control.labels?.[0]?.textContent ?? '').trim().replace(/\*$/, '').trim();

function linkTo(control: Control, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = text;
  link.addEventListener('click', (event) => {
    // Following the link would change the fragment, which the page may still need.
    event.preventDefault();
    control.focus();
    control.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  });
  return link;
}
