import { describe, expect, test } from 'vitest';
import {
  fitPicture,
  isSameShape,
  MOST_CUT,
  MOST_CUT_AROUND_FOCUS,
  type PictureLook,
} from '../../../src/core/pictures/fit-picture.ts';
import { aspectOf, heightAt, isShape, shapeOfCss } from '../../../src/core/pictures/picture-shape.ts';

const BUSY: PictureLook = { plain: [0, 0, 0, 0], ground: ['#112233', '#445566'], focus: [50, 50] };
const SHAPES = ['1:2', '2:3', '3:4', '4:5', '1:1', '4:3', '3:2', '2:1'];
/** Heights divided by widths: of every shape, near ones, and very tall and wide ones. */
const RATIOS = [...SHAPES.map((shape) => 1 / aspectOf(shape)), 0.2, 0.7, 0.95, 1.003, 1.04, 1.4, 1.7, 6];
/** Sides that are plain, in percent. */
const PLAINS = [0, 4, 10, 20, 35].flatMap((a) => [0, 10, 30].map((b) => [a, b, b, a] as const));

/** What is cut of a picture that fills a shape, as shares of its height or width, at its beginning and its end. */
function cutOf(ratio: number, shape: string, position: number): [before: number, after: number] {
  const aspect = aspectOf(shape) * ratio;
  const cut = 1 - Math.min(aspect, 1 / aspect);
  return [(cut * position) / 100, cut * (1 - position / 100)];
}

describe('a picture in a place of another shape', () => {
  const cases = RATIOS.flatMap((ratio) => SHAPES.map((shape) => ({ ratio, shape })));

  test('loses no more than an eighth besides what is plain', () => {
    for (const { ratio, shape } of cases)
      for (const plain of PLAINS) {
        const fit = fitPicture({ ratio, look: { ...BUSY, plain } }, shape);
        if (fit === undefined || fit.startsWith('#')) continue;
        const [before, after] = cutOf(ratio, shape, Number(fit));
        const isTall = aspectOf(shape) * ratio > 1;
        const [first, last] = isTall ? [plain[0], plain[2]] : [plain[3], plain[1]];
        const lost = Math.max(0, before - first / 100) + Math.max(0, after - last / 100);
        expect(lost, `${ratio} in ${shape}, plain ${plain}`).toBeLessThanOrEqual(MOST_CUT);
      }
  });

  test('has no bars where the shapes are near or where what has to go is plain', () => {
    for (const { ratio, shape } of cases) {
      const cut = cutOf(ratio, shape, 100)[0];
      if (isSameShape(ratio, shape)) expect(fitPicture({ ratio, look: BUSY }, shape)).toBeUndefined();
      else if (cut <= MOST_CUT) expect(fitPicture({ ratio, look: BUSY }, shape)).toMatch(/^\d/);
      const plain = Math.ceil(cut * 100);
      const look = { ...BUSY, plain: [plain, plain, plain, plain] } as const;
      if (!isSameShape(ratio, shape)) expect(fitPicture({ ratio, look }, shape)).toMatch(/^\d/);
    }
  });

  test('is whole where something would be lost, on a ground of the sides that it leaves room at', () => {
    expect(fitPicture({ ratio: 4 / 3, look: BUSY }, '1:1')).toBe('#112233');
    expect(fitPicture({ ratio: 3 / 4, look: BUSY }, '1:1')).toBe('#445566');
    expect(fitPicture({ ratio: 4 / 3 }, '1:1')).toBeUndefined();
    expect(fitPicture({ ratio: 4 / 3, look: { ...BUSY, ground: ['', '#445566'] } }, '1:1')).toBeUndefined();
  });

  test('is cut where it is plain, and else keeps what has detail', () => {
    const cut = (look: Partial<PictureLook>) => fitPicture({ ratio: 1.25, look: { ...BUSY, ...look } }, '1:1');
    expect(cut({ plain: [20, 0, 0, 0] })).toBe('100');
    expect(cut({ plain: [0, 0, 20, 0] })).toBe('0');
    expect(cut({ plain: [12, 0, 12, 0] })).toBe('50');
    const near = (y: number) => fitPicture({ ratio: 1.1, look: { ...BUSY, focus: [50, y] } }, '1:1');
    expect([near(40), near(50), near(60)]).toEqual(['0', '50', '100']);
  });

  test('is cut around the focus of its editor, but not by more than half', () => {
    const around = (ratio: number, y: number) => fitPicture({ ratio, look: BUSY, focus: [50, y] }, '1:1');
    expect(around(1.5, 10)).toBe('0');
    expect(around(1.5, 50)).toBe('50');
    expect(around(1.5, 95)).toBe('100');
    expect(around(1 / (1 - MOST_CUT_AROUND_FOCUS) + 0.1, 10)).toBe('#112233');
  });
});

test('a shape is two numbers from 1:2 to 2:1', () => {
  expect(['3:4', '1:1', '2:1', '1:2', '0.8:1', '1000:1333'].every(isShape)).toBe(true);
  expect(['3/4', '3', '', '0:1', '1:0', '9:16:1', '1:3', '21:9', '-3:4', 'a:b', '3 : 4'].filter(isShape)).toEqual([]);
});

test('a shape is read from a theme as CSS has it', () => {
  expect(['3 / 4', '4/5', '1', '0.8', '2 / 1'].map(shapeOfCss)).toEqual(['3:4', '4:5', '1:1', '0.8:1', '2:1']);
  expect(['auto', '3 / 4 / 5', '9 / 30', '-1', '', 'var(--x)', 'calc(3 / 4)'].map(shapeOfCss)).toEqual(
    Array(7).fill(undefined),
  );
});

test('heights are whole pixels, and at least one', () => {
  expect([heightAt(640, 4 / 3), heightAt(104, 0.75), heightAt(104, 0.001), heightAt(256, 1)]).toEqual([
    853, 78, 1, 256,
  ]);
});
