import { SCRIPTS } from '../bench/pages/interactions.ts';
import { choosePages } from '../bench/pages/page-kinds.ts';
import { addToCart } from '../bench/pages/visits.ts';
import { test } from './shop.ts';

/** What `npm run bench:pages` does on each kind of page after a quarter of an hour: a control that has another name since is found here. */

const chosen = choosePages();
for (const { name, path, needsCart } of chosen.kinds)
  test(`the bench can do on ${name} what it measures`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the bench measures a phone');
    if (needsCart) {
      await page.goto(chosen.card.path);
      await addToCart(page);
    }
    await page.goto(path);
    for (const [step, run] of SCRIPTS[name]) await test.step(step, () => run(page, chosen));
  });
