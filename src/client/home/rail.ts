import { runsRightToLeft } from '../../messages/language.ts';

/** Scrolls a row of products by most of its width; after the end it starts again. */
const SHARE = 0.8;
/** Tolerance in pixels: browsers round scroll positions. */
const NEAR = 4;

export function run(button: HTMLElement): void {
  const row = button.closest('section')?.querySelector('ul');
  if (!row) return;
  const { clientWidth, scrollWidth } = row;
  const scrollLeft = runsRightToLeft() ? -row.scrollLeft : row.scrollLeft;
  const last = scrollWidth - clientWidth;
  const isForward = button.dataset['step'] === '1';
  let left = scrollLeft + (isForward ? 1 : -1) * clientWidth * SHARE;
  if (isForward && scrollLeft > last - NEAR) left = 0;
  if (!isForward && scrollLeft < NEAR) left = last;
  row.scrollTo({
    left: runsRightToLeft() ? -left : left,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}
