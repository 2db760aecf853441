/** How far from a step's place a row may stand, as a part of its width: positions are rounded to pixels. */
const NEAR = 0.02;
/** A row is on its way about this long; until then it counts as where it goes, so that no press of several is lost. */
const ON_ITS_WAY_MS = 600;
const goals = new WeakMap<Element, { readonly place: number; readonly until: number }>();

/**
 * A thumbnail, Prev or Next of a gallery, or of a row of cards to be swiped: brings its picture, or the next screenful, into
 * view without a step in the browser's history. Behind the end it starts again.
 */
export function run(control: HTMLElement): void {
  const around = control.closest('.gallery, .band');
  const row = around?.querySelector('.gallery__views, .carousel');
  if (!around || !row) return;
  const { clientWidth, scrollLeft, scrollWidth } = row;
  const last = scrollWidth / clientWidth - 1;
  const goal = goals.get(row);
  const now = performance.now();
  const shown = goal && goal.until > now ? goal.place : scrollLeft / clientWidth;
  const { step } = control.dataset;
  let place: number;
  if (step === undefined) place = [...around.querySelectorAll('.gallery__thumbnail')].indexOf(control);
  else if (step === '1') place = shown > last - NEAR ? 0 : Math.min(Math.floor(shown + NEAR) + 1, last);
  else place = shown < NEAR ? last : Math.ceil(shown - NEAR) - 1;
  if (!goals.has(row)) row.addEventListener('scroll', () => markShown(around, row), { passive: true });
  goals.set(row, { place, until: now + ON_ITS_WAY_MS });
  row.scrollTo({
    left: place * clientWidth,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

/** From the first press on, the thumbnail of the picture in view stands out, also while pictures are swiped. */
function markShown(around: Element, row: Element): void {
  const shown = Math.round(row.scrollLeft / row.clientWidth);
  for (const [index, thumbnail] of around.querySelectorAll('.gallery__thumbnail').entries())
    if (index === shown) thumbnail.setAttribute('aria-current', 'true');
    else thumbnail.removeAttribute('aria-current');
}
