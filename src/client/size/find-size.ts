import { isBodyLength } from './stored-size.ts';
import { adviceWords, measureWords } from '../../core/size/size-advice.ts';
import {
  BODY_MEASURES,
  type Body,
  type BodyMeasure,
  findSize,
  listAsked,
  MM_OF,
  type SizeAdvice,
  type Unit,
} from '../../core/size/size-finder.ts';
import { sizesText } from '../../messages/rooms/sizes.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import styles from './find-size.css?url';
import { findSizeInput, readChart, readOwnSize, rememberOwnSize } from './own-size.ts';

/** Shows a form in the size guide that says which of the product's sizes fits, in place of the button. */
export async function run(button: HTMLElement): Promise<void> {
  const guide = button.closest<HTMLElement>('.size-guide');
  if (!guide) return;
  await loadStyles(styles);
  const form = makeForm(guide);
  button.replaceWith(form);
  form.querySelector('input')?.focus();
}

function makeForm(guide: HTMLElement): HTMLFormElement {
  const chart = readChart(guide);
  const asked = listAsked(chart);
  const own = readOwnSize();
  const unit = asked[0] === undefined ? 'in' : BODY_MEASURES[asked[0]].unit;
  const select = make(
    'select',
    { name: 'unit' },
    make('option', { value: 'in' }, sizesText.inches),
    make('option', { value: 'cm' }, sizesText.cm),
  );
  select.value = unit;
  const result = make('div', { className: 'find-size__result', role: 'status' });
  const form = make(
    'form',
    { className: 'find-size', noValidate: true, ariaLabel: sizesText.whatIsMine },
    make(
      'div',
      { className: 'find-size__fields' },
      ...asked.map((measure) => make('label', {}, measureWords(measure), makeInput(measure, own.body, unit))),
      make('label', {}, sizesText.unit, select),
    ),
    make(
      'label',
      { className: 'find-size__remember' },
      make('input', {
        type: 'checkbox',
        name: 'remember',
        checked: Object.keys(own.body).length > 0,
      }),
      sizesText.remember,
    ),
    make('button', { className: 'button', type: 'submit' }, sizesText.find),
    result,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const body = readBody(form, asked);
    const advice = findSize(chart, body);
    remember(form, asked[0], body, advice?.size);
    result.replaceChildren(...(advice ? showAdvice(guide, advice) : [make('p', {}, sizesText.enterOne)]));
  });
  return form;
}

function makeInput(measure: BodyMeasure, body: Body, unit: Unit): HTMLInputElement {
  const length = body[measure];
  return make('input', {
    name: measure,
    inputMode: 'decimal',
    autocomplete: 'off',
    value: length === undefined ? '' : String(Math.round((length / MM_OF[unit]) * 10) / 10),
  });
}

/** What is given in the form, in millimetres. */
function readBody(form: HTMLFormElement, asked: readonly BodyMeasure[]): Body {
  const data = new FormData(form);
  const factor = data.get('unit') === 'cm' ? MM_OF.cm : MM_OF.in;
  const body: Partial<Record<BodyMeasure, number>> = {};
  for (const measure of asked) {
    const length = Number(String(data.get(measure)).trim().replace(',', '.') || Number.NaN) * factor;
    if (isBodyLength(length)) body[measure] = length;
  }
  return body;
}

function remember(form: HTMLFormElement, first: BodyMeasure | undefined, body: Body, size: string | undefined): void {
  if (!new FormData(form).has('remember')) {
    rememberOwnSize(undefined);
    return;
  }
  const known = readOwnSize();
  const sizes = first !== undefined && size !== undefined ? { ...known.sizes, [first]: size } : known.sizes;
  rememberOwnSize({ body: { ...known.body, ...body }, sizes });
}

function showAdvice(guide: HTMLElement, advice: SizeAdvice): HTMLElement[] {
  const words = adviceWords(advice).map((text) => make('p', {}, text));
  const { size } = advice;
  const input = size === undefined ? undefined : findSizeInput(guide, size);
  if (!input) return words;
  if (input.disabled) return [...words, make('p', {}, sizesText.isSoldOut({ size: input.value }))];
  const choose = make(
    'button',
    { className: 'button button--quiet', type: 'button' },
    sizesText.choose({ size: input.value }),
  );
  choose.addEventListener('click', () => {
    input.checked = true;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    guide.hidePopover?.();
    input.focus();
  });
  return [...words, choose];
}
