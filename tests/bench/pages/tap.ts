import { addButton, cartLink } from '../../browser/steps.ts';
import type { BenchBrowser } from './bench-browser.ts';
import { watchInteractions } from './interactions.ts';

/** How a tap on Add to cart is answered, on a page that nothing was touched on before. */
export interface Tap {
  /** Frames that were drawn between the tap and the first visible change. 0 is the tap's own frame. */
  readonly framesBefore: number;
  /** From the tap to the frame with the answer (Event Timing, steps of 8 ms); 0 below 16 ms. */
  readonly answerMs: number;
  /** Until the number in the header has changed: the item is in the cart. */
  readonly inCartMs: number;
}

export const measureTap = (browser: BenchBrowser, path: string): Promise<Tap> =>
  browser.visit({}, async ({ page, open, settle }) => {
    await open(path);
    const container = page.getByRole('article');
    const badge = await cartLink(page).elementHandle();
    const watched = await addButton(container).evaluateHandle(watch, badge);
    const readLongest = await watchInteractions(page);
    await addButton(container).tap();
    const { framesBefore, inCartMs } = await watched.evaluate(({ result }) => result);
    await settle();
    return { framesBefore, inCartMs, answerMs: await readLongest() };
  });

/** Runs in the page: watches the button, the badge and the status line from the next click on. */
function watch(button: Element, badge: Element | null) {
  const look = () =>
    [getComputedStyle(button).opacity, badge?.textContent, document.querySelector('[role=status]')?.textContent].join(
      '|',
    );
  // The script of every page marks the button busy before this hears of the click.
  const [before, count] = [look(), badge?.textContent];
  const result = new Promise<{ framesBefore: number; inCartMs: number }>((done) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        let frames = 0;
        let framesBefore = -1;
        // Callbacks run before a frame is drawn: the first one before that of the click.
        const check = () => {
          if (framesBefore < 0 && look() !== before) framesBefore = frames;
          frames++;
          if (framesBefore < 0 || badge?.textContent === count) requestAnimationFrame(check);
          else done({ framesBefore, inCartMs: performance.now() - timeStamp });
        };
        requestAnimationFrame(check);
      },
      { capture: true, once: true },
    );
  });
  // In an object, as the promise itself would be waited for.
  return { result };
}
