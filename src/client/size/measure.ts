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

/** Shows the lengths of the size guide in the unit of a button. */
export function run(button: HTMLButtonElement): void {
  const guide = button.closest('.size-guide');
  if (!guide) return;
  for (const cell of guide.querySelectorAll<HTMLElement>('tbody td')) {
    cell.dataset['own'] ??= ownLength(cell.textContent?.trim() ?? '');
    cell.textContent = lengthWords(convertLength(cell.dataset['own'], button.value as ChartUnit));
  }
  for (const one of guide.querySelectorAll<HTMLButtonElement>('[data-do=measure]'))
    one.ariaPressed = String(one === button);
}

/** Says how to measure at the end of a size guide, where nothing moves for it; once. */
export function explain(guide: Element): void {
  if (guide.querySelector('.measure')) return;
  const drawings = makeDrawings(readChart(guide));
  applyStyles(styles);
  // Nobody needs to be told how many litres something has.
  if (drawings.childElementCount > 0) guide.append(drawings);
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
