import { runsRightToLeft } from '../../messages/language.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { controlsText } from '../../messages/rooms/controls.ts';
import styles from './zoom.css?inline';

/** How much a click of a mouse enlarges a picture. */
const SCALE = 2.5;

/** The pictures of a gallery over the whole screen, and the video of a product, of which nothing is loaded before it is started. */
class Zoom {
  readonly #links: readonly HTMLAnchorElement[];
  readonly #pictures: readonly (HTMLImageElement | HTMLVideoElement)[];
  readonly #row: HTMLElement;
  readonly #position = make('p', { className: 'zoom__position', role: 'status' });
  readonly #dialog: HTMLDialogElement;
  #shown = 0;

  constructor(links: readonly HTMLAnchorElement[], title: string) {
    const status = make('p', { className: 'status', role: 'status' });
    this.#links = links;
    this.#pictures = links.map((link) => {
      const small = link.querySelector('img');
      // The file that the page has already loaded, if it has.
      const [src, alt] = [small?.currentSrc || small?.src || link.href, small?.alt ?? ''];
      if (link.dataset['video'] === undefined) return make('img', { className: 'zoom__picture', src, alt });
      return make('video', {
        className: 'zoom__picture',
        src: link.href,
        poster: src,
        preload: 'none',
        controls: true,
        playsInline: true,
        ariaLabel: alt,
        onerror: () => {
          status.textContent = productActionsText.videoFailed;
        },
      });
    });
    this.#row = make('ul', {
      className: 'zoom__row',
      role: 'list',
      tabIndex: 0,
      ariaLabel: productActionsText.pictures,
    });
    this.#row.append(...this.#pictures.map((picture) => make('li', { className: 'zoom__view' }, picture)));
    const step = (label: string, by: number) => {
      const button = make('button', {
        className: `zoom__button zoom__button--${by < 0 ? 'prev' : 'next'}`,
        type: 'button',
        ariaLabel: label,
      });
      button.addEventListener('click', () => this.#show(this.#shown + by));
      return button;
    };
    const close = make('button', {
      className: 'zoom__button zoom__close cross',
      type: 'button',
      ariaLabel: controlsText.close,
    });
    close.addEventListener('click', goBack);
    const bar = make('div', { className: 'zoom__bar' });
    if (links.length > 1)
      bar.append(step(productActionsText.prevPicture, -1), this.#position, step(productActionsText.nextPicture, 1));
    this.#dialog = make(
      'dialog',
      { className: 'zoom', ariaLabel: productActionsText.picturesOf({ title }) },
      this.#row,
      bar,
      close,
      status,
    );
    this.#listen();
  }

  /** Opens with a picture. Back, Escape and the button close it; `done` gets the picture that was shown last. */
  open(index: number, done: (last: number) => void): void {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#scroll(index, 'instant');
    this.#mark(index);
    this.#row.focus();
    const started = this.#pictures[index];
    // Where it must not be started by a script, its own control does it.
    if (started instanceof HTMLVideoElement) started.play().catch(() => {});
    history.pushState({ ...history.state, zoom: true }, '');
    addEventListener('popstate', () => this.#dialog.close(), { once: true });
    this.#dialog.addEventListener('close', () => {
      this.#dialog.remove();
      done(this.#shown);
    });
  }

  #listen(): void {
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      goBack();
    });
    this.#dialog.addEventListener('keydown', (event) => {
      const to = {
        ArrowLeft: runsRightToLeft() ? this.#shown + 1 : this.#shown - 1,
        ArrowRight: runsRightToLeft() ? this.#shown - 1 : this.#shown + 1,
        Home: 0,
        End: this.#links.length - 1,
      }[event.key];
      // A video that has the focus has these keys.
      if (to === undefined || event.target instanceof HTMLVideoElement) return;
      event.preventDefault();
      this.#show(to);
    });
    this.#row.addEventListener('scroll', () =>
      this.#mark(Math.abs(Math.round(this.#row.scrollLeft / this.#row.clientWidth))),
    );
    for (const picture of this.#pictures) {
      if (picture instanceof HTMLVideoElement) continue;
      picture.addEventListener('click', (event) => {
        // Fingers pinch.
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        const isIn = picture.classList.toggle('zoom__picture--in');
        picture.style.transform = isIn ? `scale(${SCALE})` : '';
        pointAt(picture, event);
      });
      picture.addEventListener('pointermove', (event) => pointAt(picture, event));
    }
  }

  /** Before the first picture comes the last one, and after the last the first. */
  #show(index: number): void {
    const { length } = this.#links;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    this.#scroll((index + length) % length, behavior);
  }

  #scroll(index: number, behavior: ScrollBehavior): void {
    this.#row.scrollTo({ left: (runsRightToLeft() ? -index : index) * this.#row.clientWidth, behavior });
  }

  #mark(index: number): void {
    this.#shown = index;
    this.#position.textContent = `${index + 1}/${this.#links.length}`;
    for (const [position, picture] of this.#pictures.entries())
      if (picture instanceof HTMLVideoElement && position !== index) picture.pause();
    this.#sharpen();
  }

  /** Fetches the largest file of the shown picture: the page's own has few bytes, and may have lost detail. It stays until the other is whole. */
  #sharpen(): void {
    const [picture, link] = [this.#pictures[this.#shown], this.#links[this.#shown]];
    if (!picture || !link || picture.src === link.href) return;
    const show = () => {
      picture.src = link.href;
    };
    // Without the picture to look at, what is wrong with it is shown in its place.
    make('img', { src: link.href }).decode().then(show, show);
  }
}

const goBack = (): void => history.back();

/** The point under the mouse stays where it is while a picture is enlarged. */
function pointAt(picture: HTMLImageElement, { clientX, clientY }: MouseEvent): void {
  const { left, top, width, height } = (picture.parentElement ?? picture).getBoundingClientRect();
  picture.style.transformOrigin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
}

/** A picture of a product opens all its pictures over the whole screen; its video is played there. */
export function run(link: HTMLAnchorElement): void {
  applyStyles(styles);
  const gallery = link.closest('.gallery__views');
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const title = link.closest('[data-sku]')?.querySelector('[data-title]')?.textContent?.trim() ?? '';
  new Zoom(links, title).open(links.indexOf(link), (last) => {
    gallery?.scrollTo({ left: last * gallery.clientWidth, behavior: 'instant' });
    links[last]?.focus({ preventScroll: true });
  });
}
