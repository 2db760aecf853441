import { type ChartUnit, convertLength } from './convert-length.ts';
import { howToMeasure } from './measure-words.ts';
import { lengthWords, ownLength } from '../../core/size/length-words.ts';
import { basisNote } from '../../core/size/size-advice.ts';
import type { SizeChart } from '../../core/size/size-finder.ts';
import { sizesText } from '../../messages/rooms/sizes.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import styles from './measure.css?inline';
import { readChart } from './own-size.ts';

/** Shows the size guide's other unit and how to measure, in place of the button. */
export function run(button: HTMLElement): void {
  const guide = button.closest<HTMLElement>('.size-guide');
  if (!guide) return;
  applyStyles(styles);
  const units = make('div', { className: 'measure__units', role: 'group', ariaLabel: sizesText.unit });
  const show = (unit: ChartUnit) => {
    for (const cell of guide.querySelectorAll<HTMLElement>('tbody td')) {
      cell.dataset['own'] ??= ownLength(cell.textContent?.trim() ?? '');
      cell.textContent = lengthWords(convertLength(cell.dataset['own'], unit));
    }
    for (const one of units.querySelectorAll('button')) one.ariaPressed = String(one.value === unit);
  };
  for (const [unit, name] of [
    ['in', sizesText.inch],
    ['cm', sizesText.cm],
  ] as const) {
    const choice = make('button', { type: 'button', value: unit }, name);
    choice.addEventListener('click', () => show(unit));
    units.append(choice);
  }
  const chart = readChart(guide);
  const isInInches = chart.rows.some(({ values }) => values.some((value) => value.endsWith('in')));
  const table = guide.querySelector('table');
  table?.before(units);
  show(isInInches ? 'cm' : 'in');
  button.replaceWith(makeDrawings(chart));
  units.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
}

function makeDrawings({ basis, measures }: SizeChart): HTMLElement {
  const ways = howToMeasure(measures);
  const element = make('section', { className: 'measure', ariaLabel: sizesText.howToMeasure });
  if (basis) element.append(make('p', {}, basisNote(basis)));
  for (const drawing of new Set(ways.map((way) => way.drawing))) {
    const list = make('ul', { role: 'list' });
    for (const { name, mark, text } of ways.filter((way) => way.drawing === drawing))
      list.append(make('li', {}, make('b', {}, `${mark} ${name}: `), text));
    element.append(
      make(
        'div',
        { className: 'measure__way' },
        make('img', { src: `/measure/${drawing}.svg`, alt: sizesText.drawing }),
        list,
      ),
    );
  }
  return element;
}
