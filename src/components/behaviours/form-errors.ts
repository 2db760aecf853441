/** Errors of a form (components/app/Field.astro, ErrorSummary.astro): at each field, and summed up on top as links. */

/** What is wrong with a field's text, as a sentence; undefined when nothing is. */
export type Rule = (text: string) => string | undefined;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => element.matches('input, select, textarea') && (element as Control).name !== '',
  );

/**
 * Checks every field that can be filled in now: its own attributes first (required, lengths, type), then the rule of its name.
 * Returns what is wrong by name.
 */
export function checkForm(form: HTMLFormElement, rules: Readonly<Record<string, Rule>> = {}): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (!control.willValidate || control.closest('[hidden]')) continue;
    const problem =
      findProblem(control) ?? (control.value.trim() === '' ? undefined : rules[control.name]?.(control.value));
    if (problem !== undefined) problems[control.name] = problem;
  }
  return problems;
}

function findProblem(control: Control): string | undefined {
  const { validity, required, value, type } = control;
  const { minLength = -1, maxLength = -1 } = control as Partial<HTMLInputElement>;
  if (required && (validity.valueMissing || value.trim() === '')) {
    if (type === 'checkbox') return 'Please tick this.';
    return control.matches('select, [type=radio]') ? 'Please choose.' : 'Please fill this in.';
  }
  // `validity` judges the length only of what was typed by hand, not of what a draft or a password manager has filled in.
  if (value !== '' && value.length < minLength) return `At least ${minLength} characters.`;
  if (maxLength >= 0 && value.length > maxLength) return `At most ${maxLength} characters.`;
  if (type === 'email' && validity.typeMismatch) return 'An e-mail address such as name@mail.example.';
  return validity.valid ? undefined : control.title || control.validationMessage;
}

/**
 * Shows problems by field name, and takes the focus to their sum; without any it clears what is shown. A problem of something
 * that the form has no field for stands in the sum alone. `message` is one of the whole form.
 */
export function showErrors(form: HTMLFormElement, problems: Readonly<Record<string, string>>, message?: string): void {
  clearErrors(form);
  const summary = form.querySelector<HTMLElement>('.form__summary');
  const items = Object.entries(problems).map(([name, problem]) => {
    const item = document.createElement('li');
    const control = controlsOf(form).find((candidate) => candidate.name === name);
    if (control) mark(control, problem);
    const label = control && labelOf(control);
    const text = label ? `${label}: ${problem}` : problem;
    item.append(control ? linkTo(control, text) : text);
    return item;
  });
  if (!summary || (items.length === 0 && message === undefined)) return;
  const title = document.createElement('p');
  title.textContent = message ?? (items.length === 1 ? 'One thing to look at:' : `${items.length} things to look at:`);
  const list = document.createElement('ul');
  list.append(...items);
  summary.replaceChildren(title, ...(items.length > 0 ? [list] : []));
  summary.hidden = false;
  summary.focus({ preventScroll: true });
  summary.scrollIntoView({ block: 'start' });
  form.addEventListener('input', forget);
}

export function clearErrors(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) unmark(control);
  const summary = form.querySelector<HTMLElement>('.form__summary');
  if (summary) summary.hidden = true;
}

const errorOf = (control: Control): HTMLElement | null =>
  control.ownerDocument.querySelector(`#${CSS.escape(`${control.id}-error`)}`);

function mark(control: Control, problem: string): void {
  control.setAttribute('aria-invalid', 'true');
  const place = errorOf(control);
  if (!place) return;
  place.textContent = problem;
  place.hidden = false;
}

function unmark(control: Control): void {
  control.removeAttribute('aria-invalid');
  const place = errorOf(control);
  if (place) place.hidden = true;
}

/** What is typed anew is not wrong any more until it has been looked at. */
function forget({ target }: Event): void {
  unmark(target as Control);
}

const labelOf = (control: Control): string => (control.labels?.[0]?.textContent ?? '').replace(/\s*\*?\s*$/, '').trim();

function linkTo(control: Control, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = text;
  link.addEventListener('click', (event) => {
    // The address of a page may carry something that is needed still.
    event.preventDefault();
    control.focus();
    control.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  });
  return link;
}
