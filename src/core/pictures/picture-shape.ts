/** Shapes of places for pictures, as width to height: "3:4". */

/** The shape of a shop that says nothing. */
export const SQUARE = '1:1';
/** The narrowest and the widest shape, as width divided by height. */
const LIMITS = { least: 0.5, most: 2 } as const;

export const SHAPE = /^(\d{1,4}(?:\.\d{1,4})?):(\d{1,4}(?:\.\d{1,4})?)$/;

/** Width divided by height of a shape; NaN for what is none. */
export function aspectOf(shape: string): number {
  const [, width, height] = SHAPE.exec(shape) ?? [];
  return Number(width) / Number(height);
}

/** The height in whole pixels of a picture at a width; `ratio` is its height divided by its width. */
export const heightAt = (width: number, ratio: number): number => Math.max(1, Math.round(width * ratio));

/** Whether a text is a shape that pictures can be shown in. */
export const isShape = (text: string): boolean => aspectOf(text) >= LIMITS.least && aspectOf(text) <= LIMITS.most;

/** The shape that a value of CSS `aspect-ratio` says: "3:4" of "3 / 4"; undefined for what is not one or two numbers. */
export function shapeOfCss(value: string): string | undefined {
  const [, width, height = '1'] = /^([\d.]+)(?:\s*\/\s*([\d.]+))?$/.exec(value.trim()) ?? [];
  const shape = `${width}:${height}`;
  return isShape(shape) ? shape : undefined;
}
