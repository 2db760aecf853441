/** A thumbnail, Prev or Next of a gallery: brings its picture into view without a step in the browser's history. */
export function run(control: HTMLElement): void {
  const gallery = control.closest('.gallery');
  const views = gallery?.querySelector('.gallery__views');
  if (!gallery || !views) return;
  const count = views.children.length;
  const shown = Math.round(views.scrollLeft / views.clientWidth);
  const { step } = control.dataset;
  const wanted =
    step === undefined
      ? [...gallery.querySelectorAll('.gallery__thumbnail')].indexOf(control)
      : (shown + Number(step) + count) % count;
  views.scrollTo({
    left: wanted * views.clientWidth,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}
