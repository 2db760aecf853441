import { isMeasured, today } from './stored-size.ts';
import { adviceWords, measureWords } from '../../core/size/size-advice.ts';
import { MONTHS_OF_YEAR, readAges } from '../../core/size/age-range.ts';
import {
  BODY_MEASURES,
  type Body,
  type BodyMeasure,
  findSize,
  listAsked,
  MM_OF,
  type SizeAdvice,
  type SizeChart,
  type Unit,
} from '../../core/size/size-finder.ts';
import { sizesText } from '../../messages/rooms/sizes.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import styles from './find-size.css?inline';
import { audienceOf, findSizeInput, readChart, readOwnSize, rememberOwnSize } from './own-size.ts';

/** Shows a form in the size guide that says which of the product's sizes fits, in place of the button. */
export function run(button: HTMLElement): void {
  const guide = button.closest<HTMLElement>('.size-guide');
  if (!guide) return;
  applyStyles(styles);
  const form = makeForm(guide);
  button.replaceWith(form);
  form.querySelector('input')?.focus();
}

function makeForm(guide: HTMLElement): HTMLFormElement {
  const chart = readChart(guide);
  const asked = listAsked(chart);
  const audience = audienceOf(guide);
  const body = readOwnSize(audience)?.body ?? {};
  const lengths = asked.filter((measure) => measure !== 'age');
  const result = make('div', { className: 'find-size__result', role: 'status' });
  const form = make(
    'form',
    { className: 'find-size', noValidate: true, ariaLabel: sizesText.whatIsMine },
    // A row each, with its unit.
    ...[asked.includes('age') ? makeAgeFields(chart, body.age) : [], makeLengthFields(lengths, body)]
      .filter((fields) => fields.length > 0)
      .map((fields) => make('div', { className: 'find-size__fields' }, ...fields)),
    make(
      'label',
      { className: 'find-size__remember' },
      make('input', {
        type: 'checkbox',
        name: 'remember',
        checked: Object.keys(body).length > 0,
      }),
      sizesText.remember,
    ),
    make('button', { className: 'button', type: 'submit' }, sizesText.find),
    result,
  );
  // What was found, or missed, is of other measures.
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).name !== 'remember') result.replaceChildren();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = readBody(form, asked);
    const advice = findSize(chart, given);
    remember(form, audience, asked[0], given, advice?.size);
    result.replaceChildren(...(advice ? showAdvice(guide, advice) : [make('p', {}, sizesText.enterOne)]));
  });
  return form;
}

function makeUnits(
  label: string,
  name: string,
  chosen: string,
  ...units: readonly (readonly [value: string, text: string])[]
) {
  const select = make('select', { name }, ...units.map(([value, text]) => make('option', { value }, text)));
  select.value = chosen;
  return make('label', {}, label, select);
}

const makeInput = (measure: BodyMeasure, value: number | undefined): HTMLElement =>
  make(
    'label',
    {},
    measureWords(measure),
    make('input', {
      name: measure,
      inputMode: 'decimal',
      autocomplete: 'off',
      value: value === undefined ? '' : String(Math.round(value * 10) / 10),
    }),
  );

/** In months where the smallest size is for a baby, or the child was one. */
function makeAgeFields({ rows }: SizeChart, age: number | undefined): HTMLElement[] {
  const youngest = Math.min(...[...readAges(rows.map(({ name }) => name)).values()].map(({ from }) => from));
  const isInMonths = (age ?? youngest) < 2 * MONTHS_OF_YEAR;
  return [
    makeInput('age', age === undefined || isInMonths ? age : age / MONTHS_OF_YEAR),
    makeUnits(sizesText.ageIn, 'ageUnit', isInMonths ? 'm' : 'y', ['y', sizesText.years], ['m', sizesText.months]),
  ];
}

function makeLengthFields(measures: readonly BodyMeasure[], body: Body): HTMLElement[] {
  const [first] = measures;
  if (first === undefined) return [];
  const { unit }: { readonly unit: Unit } = BODY_MEASURES[first];
  return [
    ...measures.map((measure) => {
      const length = body[measure];
      return makeInput(measure, length === undefined ? undefined : length / MM_OF[unit]);
    }),
    makeUnits(sizesText.unit, 'unit', unit, ['in', sizesText.inches], ['cm', sizesText.cm]),
  ];
}

/** What is given in the form, in millimetres and whole months. */
function readBody(form: HTMLFormElement, asked: readonly BodyMeasure[]): Body {
  const data = new FormData(form);
  const body: Partial<Record<BodyMeasure, number>> = {};
  for (const measure of asked) {
    const number = Number(String(data.get(measure)).trim().replace(',', '.') || Number.NaN);
    const value =
      measure === 'age'
        ? Math.floor(number * (data.get('ageUnit') === 'm' ? 1 : MONTHS_OF_YEAR))
        : number * (data.get('unit') === 'cm' ? MM_OF.cm : MM_OF.in);
    if (isMeasured(measure, value)) body[measure] = value;
  }
  return body;
}

function remember(
  form: HTMLFormElement,
  audience: string,
  first: BodyMeasure | undefined,
  body: Body,
  size: string | undefined,
): void {
  if (!new FormData(form).has('remember')) {
    rememberOwnSize(audience, undefined);
    return;
  }
  const known = readOwnSize(audience);
  const sizes = first !== undefined && size !== undefined ? { ...known?.sizes, [first]: size } : (known?.sizes ?? {});
  rememberOwnSize(audience, { body: { ...known?.body, ...body }, sizes, day: today() });
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
