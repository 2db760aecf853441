import {
  BODY_MEASURES,
  type BodyMeasure,
  type ChartBasis,
  easeOf,
  type Fit,
  MM_OF,
  type SizeAdvice,
} from './size-finder.ts';

/** What a chart is of, as its caption says it. */
export const BASIS_WORDS: Readonly<Record<ChartBasis, string>> = {
  body: 'Body measurements',
  garment: 'Garment measurements',
};

/** The basis that a caption names. */
export const basisOfWords = (caption: string): ChartBasis | undefined =>
  (Object.keys(BASIS_WORDS) as ChartBasis[]).find((basis) => BASIS_WORDS[basis] === caption.trim());

/** "2 in (5 cm)". */
const lengthWords = (inches: number): string => `${inches} in (${Math.round((inches * MM_OF.in) / MM_OF.cm)} cm)`;

/** How much wider a garment is chosen than the body: "2 in (5 cm) at bust or chest, …". */
export const easeWords = (): string => {
  const parts = (Object.keys(BODY_MEASURES) as BodyMeasure[])
    .filter((measure) => easeOf(measure) > 0)
    .map((measure) => `${lengthWords(easeOf(measure))} at ${BODY_MEASURES[measure].label.toLowerCase()}`);
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
};

/** How a chart is compared with a body. */
export const basisNote = (basis: ChartBasis): string =>
  basis === 'body'
    ? 'The table has the measurements of a body: choose the size that has your own.'
    : `The table has the measurements of the garment. For room to move, choose one that is wider than your body by ${easeWords()}. A range, such as 28-34 in, is of the body.`;

/** What a shopper is told about their size: the size, then a sentence for each measurement. */
export function adviceWords({ size, fits }: SizeAdvice): string[] {
  const first = size === undefined ? 'This product has no size large enough for you.' : `Your size is ${size}.`;
  return [first, ...fits.map(fitWords)];
}

function fitWords({ measure, ease, size, state, smaller }: Fit): string {
  const { label } = BODY_MEASURES[measure];
  const room = ease === undefined ? '' : ` with ${lengthWords(ease)} of room`;
  if (state === 'large') return `${label}: larger than the largest size${room}.`;
  if (state === 'small') return `${label}: smaller than ${size}, which will be loose.`;
  if (state === 'between') return `${label}: between ${smaller} and ${size}${room}. ${smaller} would be tight.`;
  return `${label}: fits ${size}${room}.`;
}
