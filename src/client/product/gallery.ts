import { runsRightToLeft } from '../../messages/language.ts';

/** Tolerance of scroll positions, as a fraction of the row's width: browsers round them to pixels. */
const NEAR = 0.02;
/** Duration of a smooth scroll. Until it ends, further clicks count from its target, so that none is lost. */
const ON_ITS_WAY_MS = 600;
const goals = new WeakMap<Element, { readonly position: number; readonly until: number }>();

/**
 * Scrolls a gallery to the picture of a thumbnail, or by one step (Prev, Next), without a history entry. After the end it starts again.
 */
export function run(control: HTMLElement): void {
  const around = control.closest('.gallery');
  const row = around?.querySelector('.gallery__views');
  if (!around || !row) return;
  const { clientWidth, scrollWidth } = row;
  const scrollLeft = runsRightToLeft() ? -row.scrollLeft : row.scrollLeft;
  const last = scrollWidth / clientWidth - 1;
  const goal = goals.get(row);
  const now = performance.now();
  const shown = goal && goal.until > now ? goal.position : scrollLeft / clientWidth;
  const { step } = control.dataset;
  let position: number;
  if (step === undefined) position = [...around.querySelectorAll('.gallery__thumbnail')].indexOf(control);
  else if (step === '1') position = shown > last - NEAR ? 0 : Math.min(Math.floor(shown + NEAR) + 1, last);
  else position = shown < NEAR ? last : Math.ceil(shown - NEAR) - 1;
  if (!goals.has(row)) row.addEventListener('scroll', () => markShown(around, row), { passive: true });
  goals.set(row, { position, until: now + ON_ITS_WAY_MS });
  row.scrollTo({
    left: (runsRightToLeft() ? -position : position) * clientWidth,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

/** Marks the thumbnail of the visible picture, also while pictures are swiped. */
function markShown(around: Element, row: Element): void {
  const shown = Math.round((runsRightToLeft() ? -row.scrollLeft : row.scrollLeft) / row.clientWidth);
  for (const [index, thumbnail] of around.querySelectorAll('.gallery__thumbnail').entries())
    if (index === shown) thumbnail.setAttribute('aria-current', 'true');
    else thumbnail.removeAttribute('aria-current');
}
