/** Settled while nothing is being pressed. */
let released: Promise<unknown> = Promise.resolve();
/** How long after the release the click comes, at most. */
const CLICK_MS = 50;
addEventListener('pointerdown', () => {
  released = new Promise((done) => {
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(done, CLICK_MS), { once: true });
  });
});

/** Waits while something is being pressed. A control that is replaced between press and click would get no click. */
export const release = (): Promise<unknown> => released;
