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

/** Adds the unit switch and how to measure to a size guide, at its end, where nothing moves for them; once. */
export function explain(guide: Element): void {
  if (guide.querySelector('.measure')) return;
  const chart = readChart(guide);
  const parts = [...makeUnits(guide, chart), ...makeDrawings(chart)];
  // Nobody needs to be told how many litres something has.
  if (parts.length === 0) return;
  applyStyles(styles);
  guide.append(make('section', { className: 'measure', ariaLabel: sizesText.howToMeasure }, ...parts));
}

/** Buttons that show the lengths of a chart in a unit; none where it has no lengths. */
function makeUnits(guide: Element, { rows }: SizeChart): HTMLElement[] {
  const own = (['in', 'cm'] as const).find((unit) =>
    rows.some(({ values }) => values.some((value) => value.endsWith(` ${unit}`))),
  );
  if (!own) return [];
  const show = (unit: ChartUnit) => {
    for (const cell of guide.querySelectorAll<HTMLElement>('tbody td')) {
      cell.dataset['own'] ??= ownLength(cell.textContent?.trim() ?? '');
      cell.textContent = lengthWords(convertLength(cell.dataset['own'], unit));
    }
    for (const one of buttons) one.ariaPressed = String(one.value === unit);
  };
  const buttons = (
    [
      ['in', sizesText.inch],
      ['cm', sizesText.cm],
    ] as const
  ).map(([unit, name]) => {
    const button = make('button', { className: 'sizes__name', type: 'button', value: unit }, name);
    button.ariaPressed = String(unit === own);
    button.addEventListener('click', () => show(unit));
    return button;
  });
  return [make('div', { className: 'sizes__list', role: 'group', ariaLabel: sizesText.unit }, ...buttons)];
}

function makeDrawings({ basis, measures }: SizeChart): HTMLElement[] {
  const ways = howToMeasure(measures);
  const parts: HTMLElement[] = basis ? [make('p', {}, basisNote(basis))] : [];
  for (const drawing of new Set(ways.map((way) => way.drawing))) {
    const list = make('ul', { role: 'list' });
    for (const { name, mark, text } of ways.filter((way) => way.drawing === drawing))
      list.append(make('li', {}, make('b', {}, `${mark} ${name}: `), text));
    parts.push(
      make(
        'div',
        { className: 'measure__way' },
        make('img', { src: `/measure/${drawing}.svg`, alt: sizesText.drawing }),
        list,
      ),
    );
  }
  return parts;
}
