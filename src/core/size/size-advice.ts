import { sizeWordsText } from '../../messages/rooms/size-words.ts';
import {
  CHART_BASES,
  type BodyMeasure,
  type ChartBasis,
  easeOf,
  type Fit,
  MM_OF,
  type SizeAdvice,
} from './size-finder.ts';

/** What a chart is of, as its caption says it. */
export const basisWords = (basis: ChartBasis): string =>
  basis === 'body' ? sizeWordsText.body : sizeWordsText.garment;

/** The basis that a caption names. */
export const basisOfWords = (caption: string): ChartBasis | undefined =>
  CHART_BASES.find((basis) => basisWords(basis) === caption.trim());

/** What a body measurement is called. */
export const measureWords = (measure: BodyMeasure): string =>
  ({
    chest: sizeWordsText.chest,
    waist: sizeWordsText.waist,
    hip: sizeWordsText.hip,
    underBust: sizeWordsText.underBust,
    foot: sizeWordsText.foot,
    head: sizeWordsText.head,
    palm: sizeWordsText.palm,
    height: sizeWordsText.height,
    age: sizeWordsText.age,
  })[measure];

/** "2 in (5 cm)". */
const lengthWords = (inches: number): string =>
  sizeWordsText.length({ inches, centimetres: Math.round((inches * MM_OF.in) / MM_OF.cm) });

/** How much wider a garment is chosen than the body: "2 in (5 cm) at bust or chest, …". */
export const easeWords = (): string =>
  sizeWordsText.ease({
    chest: lengthWords(easeOf('chest')),
    waist: lengthWords(easeOf('waist')),
    hip: lengthWords(easeOf('hip')),
  });

/** How a chart is compared with a body. */
export const basisNote = (basis: ChartBasis): string =>
  basis === 'body' ? sizeWordsText.bodyNote : sizeWordsText.garmentNote({ ease: easeWords() });

/** The advice about a shopper's size: the size, then a sentence for each measurement. */
export function adviceWords({ size, fits }: SizeAdvice): string[] {
  const first = size === undefined ? sizeWordsText.none : sizeWordsText.yours({ size });
  return [first, ...fits.map(fitWords)];
}

function fitWords({ measure: of, ease, size = '', state, smaller = '' }: Fit): string {
  const measure = measureWords(of);
  const room = ease === undefined ? 'none' : lengthWords(ease);
  if (state === 'large') return sizeWordsText.large({ measure, room });
  if (state === 'small') return sizeWordsText.small({ measure, size });
  if (state === 'between') return sizeWordsText.between({ measure, smaller, size, room });
  return sizeWordsText.fits({ measure, size, room });
}
