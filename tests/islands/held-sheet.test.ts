import { beforeEach, expect, test, vi } from 'vitest';
import { hold, letGo, move, pull } from '../../src/islands/held-sheet.ts';

/** A sheet that begins so far from the top of a screen of 1000 pixels. */
const sheetAt = (top: number) =>
  ({ getBoundingClientRect: () => ({ top }), style: { transition: '', transform: '' } }) as HTMLElement;
const drag = (from: number, by: number) => {
  const sheet = sheetAt(from);
  const held = hold(sheet, 1, 700);
  const isDrag = pull(held, 700 + by);
  return { sheet, held, isDrag };
};

beforeEach(() => void vi.stubGlobal('innerHeight', 1000));

test.each([
  ['near the top', 500, -400, 'full'],
  ['in the middle', 500, 40, 'half'],
  ['from the top to the middle', 0, 450, 'half'],
  ['near the bottom', 500, 400, 'closed'],
])('a sheet that is let go %s settles there', (_, from, by, rest) => {
  const { sheet, held } = drag(from, by);
  expect(letGo(sheet, held)).toBe(rest);
});

test('a pointer that hardly moves is a tap', () => {
  expect(drag(500, 5)).toMatchObject({ isDrag: false, held: { offset: 500, moved: false } });
  expect(drag(500, 6)).toMatchObject({ isDrag: true, held: { offset: 506, moved: true } });
});

test('a drag stays one when the pointer comes back, and never goes above the screen', () => {
  const { held } = drag(500, -800);
  expect(held.offset).toBe(0);
  expect(pull(held, 701)).toBe(true);
  expect(held.offset).toBe(501);
});

test('a sheet follows without a transition, goes back to its height with one, and closes from where it is', () => {
  const sheet = sheetAt(500);
  move(sheet, 520);
  expect(sheet.style).toEqual({ transition: 'none', transform: 'translateY(520px)' });
  move(sheet, null);
  expect(sheet.style).toEqual({ transition: '', transform: '' });
  const closing = drag(500, 400);
  move(closing.sheet, closing.held.offset);
  letGo(closing.sheet, closing.held);
  expect(closing.sheet.style).toEqual({ transition: '', transform: 'translateY(900px)' });
});
