import { test } from '@playwright/test';
import type { WindowSize } from './engine.ts';
import { FIREFOX } from './firefox.ts';
import { WEBKIT } from './webkit.ts';
import { expectOrder } from './order-journey.ts';

const WINDOWS: Readonly<Record<string, WindowSize>> = {
  'a narrow window': { width: 480, height: 800 },
  'a wide window': { width: 1280, height: 800 },
};

/** The other two engines, where they are installed: a shop that Chromium alone can use is none. */
for (const engine of [FIREFOX, WEBKIT])
  test.describe(engine.name, () => {
    test.skip(engine.missing !== undefined, engine.missing);
    for (const [where, size] of Object.entries(WINDOWS))
      test(`a shopper browses, searches, adds and orders in ${where}`, async () => {
        await expectOrder(engine, size);
      });
  });
