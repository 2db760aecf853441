/**
 * Advances the home page's slides when the page has loaded, unless reduced motion or data saving is on or the link is slow; interaction,
 * scrolling away or Pause stops it. A further slide's picture is loaded when it is wanted.
 */
import { runsRightToLeft } from '../../messages/language.ts';
import { isSlow } from '../../browser/api/slow-link.ts';
import { slidesText } from '../../messages/rooms/slides.ts';

const TURN_MS = 6000;

const hero = document.querySelector<HTMLElement>('.hero');
const slides = hero?.querySelector<HTMLElement>('.hero__slides');
const pause = hero?.querySelector<HTMLButtonElement>('.hero__pause');

// All in one block, as a minifier keeps each question whether an element is there.
if (hero && slides && pause) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer = 0;

  const shown = (): number =>
    Math.round((runsRightToLeft() ? -slides.scrollLeft : slides.scrollLeft) / slides.clientWidth);

  const step = (by: number): void => {
    const count = slides.children.length;
    const left = ((shown() + by + count) % count) * slides.clientWidth;
    slides.scrollTo({
      left: runsRightToLeft() ? -left : left,
      behavior: calm ? 'instant' : 'smooth',
    });
  };

  const loadPictures = (): void => {
    for (const picture of slides.querySelectorAll('img')) picture.loading = 'eager';
  };

  const play = (isPlaying: boolean): void => {
    clearInterval(timer);
    if (isPlaying) {
      loadPictures();
      timer = window.setInterval(() => document.visibilityState === 'visible' && step(1), TURN_MS);
    }
    pause.ariaLabel = isPlaying ? slidesText.pause : slidesText.play;
    pause.value = `${isPlaying}`;
  };

  /** Marks the dot of the current slide. */
  const mark = (): void =>
    hero.querySelectorAll('.hero__dot').forEach((dot, index) => {
      dot.ariaCurrent = String(index === shown());
    });

  const start = (): void => {
    if (shown() || isSlow(hero.querySelector('img')?.currentSrc ?? '')) return;
    pause.hidden = false;
    play(true);
    for (const type of ['pointerdown', 'focusin', 'wheel'])
      hero.addEventListener(type, ({ target }) => pause.contains(target as Node) || play(false), { passive: true });
  };

  mark();
  slides.addEventListener('scroll', mark, { passive: true });
  hero.addEventListener('click', ({ target }) => {
    const { step: by } = (target as HTMLElement).dataset;
    if (by) step(Number(by));
  });
  pause.addEventListener('click', () => play(pause.value !== 'true'));
  hero.addEventListener('pointerdown', loadPictures, { passive: true });
  if (!calm && !('saving' in document.documentElement.dataset)) addEventListener('load', start);
}
