import { sizesText } from '../../messages/rooms/sizes.ts';

/** A drawing of `src/public/measure`. */
type Drawing = 'body' | 'garment' | 'foot' | 'head';

/** How a measurement of a size chart is taken, and the letter that marks it in a drawing. */
interface HowToMeasure {
  readonly drawing: Drawing;
  readonly mark: string;
  readonly text: string;
}

/** By the names that charts use; the first that fits counts. */
const WAYS: readonly (readonly [names: RegExp, drawing: Drawing, mark: string, text: string])[] = [
  [/^foot length$/i, 'foot', 'J', sizesText.footLength],
  [/^head\b/i, 'head', 'K', sizesText.head],
  [/^(?:hand|palm|knee|ankle)/i, 'body', '', ''],
  [/^under bust$/i, 'body', 'B', sizesText.underBust],
  [/\b(?:bust|chest)$/i, 'body', 'A', sizesText.bust],
  [/\bwaist\b/i, 'body', 'C', sizesText.waist],
  [/^hips?$/i, 'body', 'D', sizesText.hip],
  [/^thigh\b/i, 'body', 'E', sizesText.thigh],
  [/^inseam$/i, 'body', 'F', sizesText.inseam],
  [/^shoulder$/i, 'garment', 'G', sizesText.shoulder],
  [/^sleeve\b/i, 'garment', 'H', sizesText.sleeve],
  [/\blength$/i, 'garment', 'I', sizesText.length],
];

/** How to take the measurements of a chart, each once, in the order of their letters. */
export function howToMeasure(measures: readonly string[]): (HowToMeasure & { readonly name: string })[] {
  const found = measures.flatMap((name) => {
    const [, drawing, mark, text] = WAYS.find(([names]) => names.test(name)) ?? [];
    return drawing && mark && text ? [{ name, drawing, mark, text }] : [];
  });
  return found
    .filter(({ mark }, index) => found.findIndex((other) => other.mark === mark) === index)
    .sort((a, b) => a.mark.localeCompare(b.mark));
}
