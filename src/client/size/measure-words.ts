/** A drawing of `src/public/measure`. */
export type Drawing = 'body' | 'garment' | 'foot' | 'head';

/** How a measurement of a size chart is taken, and the letter that marks it in a drawing. */
export interface HowToMeasure {
  readonly drawing: Drawing;
  readonly mark: string;
  readonly text: string;
}

/** By the names that charts use; the first that fits counts. */
const WAYS: readonly (readonly [names: RegExp, drawing: Drawing, mark: string, text: string])[] = [
  [/^foot length$/i, 'foot', 'J', 'Stand on paper with your heel to a wall. Measure from the wall to the longest toe.'],
  [/^head\b/i, 'head', 'K', 'Around the head, just above ears and eyebrows.'],
  [/^(?:hand|palm|knee|ankle)/i, 'body', '', ''],
  [/^under bust$/i, 'body', 'B', 'Around the ribs, right below the bust.'],
  [/\b(?:bust|chest)$/i, 'body', 'A', 'Around the fullest part, under the arms. Keep the tape level.'],
  [/\bwaist\b/i, 'body', 'C', 'Around the narrowest part, with a finger under the tape.'],
  [/^hips?$/i, 'body', 'D', 'Around the fullest part, feet together.'],
  [/^thigh\b/i, 'body', 'E', 'Around the fullest part of the thigh.'],
  [/^inseam$/i, 'body', 'F', 'Along the inside of the leg, from the crotch to the ankle.'],
  [/^shoulder$/i, 'garment', 'G', 'From one shoulder seam to the other, across the back.'],
  [/^sleeve\b/i, 'garment', 'H', 'From the shoulder seam to the end of the sleeve.'],
  [/\blength$/i, 'garment', 'I', 'Of the garment, from its highest point to the hem.'],
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
