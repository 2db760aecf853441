import { aspectOf } from './picture-shape.ts';

/** What a build has seen in a picture. */
export interface PictureLook {
  /** How far the picture is plain from each side inwards, in percent of its height or width: top, right, bottom, left. */
  readonly plain: readonly [top: number, right: number, bottom: number, left: number];
  /**
   * The grounds that its left and right side go on in, and its top and bottom: stops of a gradient from above to below, such as
   * "#ddd8d0,#ccc6bd". Empty where they have no such colours.
   */
  readonly ground: readonly [sides: string, ends: string];
  /** The middle of what has detail, in percent of width and height. */
  readonly focus: Focus;
}

/** A point of a picture, in percent of its width and of its height. */
export type Focus = readonly [x: number, y: number];

/** A picture as far as it matters for how it stands in a shape. */
export interface Fitted {
  /** Height divided by width; 1 where it is missing. */
  readonly ratio?: number | undefined;
  /** Missing for a picture that no build has seen. */
  readonly look?: PictureLook | undefined;
  /** Around which it may be cut, as its editor says. */
  readonly focus?: Focus | undefined;
}

/** Shapes that differ by less are the same: it is a line of less than a pixel on a card. */
const SAME = 0.004;
/** Most that is cut of a picture besides its plain edges, as a share of its height or width. */
export const MOST_CUT = 1 / 8;
/** The same of a picture with a focus of its editor. */
export const MOST_CUT_AROUND_FOCUS = 1 / 2;
/** Where the cut picture stands: how much of what is cut is above it, or to its left. */
const POSITIONS = [0, 25, 50, 75, 100] as const;

/** Whether a picture fills a shape as it is; `ratio` is its height divided by its width. */
export const isSameShape = (ratio = 1, shape: string): boolean => Math.abs(aspectOf(shape) * ratio - 1) < SAME;

/**
 * How a picture stands in a place of a shape, as the attribute `data-fit` says it: undefined where it is whole, with the theme's ground where
 * it leaves room; "25" where it fills the place and a quarter of what is cut is cut at its beginning; "#ddd8d0,#ccc6bd" where it is whole on a
 * ground in which its sides go on. Beside one with sides of several colours the theme's is calmer.
 *
 * It is cut where the shapes are near or what is cut is plain, so that no more than `MOST_CUT` of it is lost.
 */
export function fitPicture({ ratio = 1, look, focus }: Fitted, shape: string): string | undefined {
  if (isSameShape(ratio, shape)) return undefined;
  const aspect = aspectOf(shape) * ratio;
  const isTall = aspect > 1;
  const cut = 1 - (isTall ? 1 / aspect : aspect);
  const [top, right, bottom, left] = look?.plain ?? [0, 0, 0, 0];
  const [before, after] = isTall ? [top, bottom] : [left, right];
  const middle = (focus ?? look?.focus ?? [50, 50])[isTall ? 1 : 0] / 100;
  const wanted = Math.min(100, Math.max(0, ((middle - (1 - cut) / 2) / cut) * 100));
  /** The share of the picture that is lost at a position, besides what is plain. */
  const lossAt = (position: number) =>
    Math.max(0, (cut * position) / 100 - before / 100) + Math.max(0, cut * (1 - position / 100) - after / 100);
  const nearest = POSITIONS.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  if (focus && cut <= MOST_CUT_AROUND_FOCUS) return String(nearest[0]);
  const best = nearest.reduce((a, b) => (lossAt(b) < lossAt(a) - SAME ? b : a));
  if (lossAt(best) <= MOST_CUT) return String(best);
  return look?.ground[isTall ? 0 : 1] || undefined;
}
