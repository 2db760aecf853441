import type { Locator, Page } from '@playwright/test';

/** A finger or a mouse that drags, in steps of about a frame. */
export interface Pointer {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

export async function pointerOf(page: Page, hasTouch: boolean): Promise<Pointer> {
  if (!hasTouch) {
    const { mouse } = page;
    return {
      async down(x, y) {
        await mouse.move(x, y);
        await mouse.down();
      },
      move: (x, y) => mouse.move(x, y),
      up: () => mouse.up(),
    };
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints }).then(() => {});
  return {
    down: (x, y) => touch('touchStart', { x, y }),
    move: (x, y) => touch('touchMove', { x, y }),
    up: () => touch('touchEnd'),
  };
}

const STEPS = 12;

/** Drags a handle to a height of the screen without releasing it. */
export async function draw(pointer: Pointer, handle: Locator, toY: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not on the screen.');
  const x = box.x + box.width / 2;
  const fromY = box.y + box.height / 2;
  await pointer.down(x, fromY);
  for (let step = 1; step <= STEPS; step++) await pointer.move(x, fromY + ((toY - fromY) * step) / STEPS);
}
