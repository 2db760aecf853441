import { BODY_MEASURES, type Fit, type SizeAdvice } from './size-finder.ts';

/** What a shopper is told about their size: the size, then a sentence for each measurement. */
export function adviceWords({ size, fits }: SizeAdvice): string[] {
  const first = size === undefined ? 'This product has no size large enough for you.' : `Your size is ${size}.`;
  return [first, ...fits.map(fitWords)];
}

function fitWords({ measure, size, state, smaller }: Fit): string {
  const { label } = BODY_MEASURES[measure];
  if (state === 'large') return `${label}: larger than the largest size.`;
  if (state === 'small') return `${label}: smaller than ${size}, which will be loose.`;
  if (state === 'between') return `${label}: between ${smaller} and ${size}. ${smaller} would be tight.`;
  return `${label}: fits ${size}.`;
}
