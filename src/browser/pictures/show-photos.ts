import { returnsText } from '../../messages/rooms/returns.ts';
import { fetchApi } from '../api/api.ts';
import { FAILED, whileBusy } from '../busy.ts';
import { loadStyles } from '../load-styles.ts';
import { make } from '../make.ts';
import { readAddress } from '../addresses/read-address.ts';
import styles from './show-photos.css?url';

/**
 * A button that shows the photos of a return below it. They are private, so that an address alone opens none: they are fetched with the
 * person's own headers, and only once somebody wants to see them. `path` is that of the return.
 */
export function makePhotoButton(count: number, path: string, headers: Readonly<Record<string, string>>): HTMLElement {
  const button = make('button', { className: 'link-button', type: 'button' }, returnsText.showPhotos({ count }));
  const element = make('div', { className: 'photos' }, button);
  const say = (text: string) => {
    element.querySelector('[role=alert]')?.remove();
    const news = make('span', { className: 'form__error' }, text);
    news.setAttribute('role', 'alert');
    element.append(news);
  };
  const open = async () => {
    const photos = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const response = await fetchApi(`${path}/pictures/${index + 1}`, { headers, timeoutMs: 60_000 });
        const blob = await response.blob();
        if (!blob.type.startsWith('image/')) throw new Error(`${path}: ${response.status}`);
        return makePhoto(await readAddress(blob), returnsText.photo({ number: index + 1 }));
      }),
    ).catch(() => undefined);
    if (!photos) {
      say(FAILED);
      return;
    }
    await loadStyles(styles);
    element.replaceChildren(...photos);
    photos[0]?.focus();
  };
  button.addEventListener('click', () => void whileBusy(button, open, () => say(FAILED)));
  return element;
}

/** A small photo, which a tap shows large and small again. */
function makePhoto(src: string, alt: string): HTMLElement {
  const photo = make('button', { className: 'photos__open', type: 'button' }, make('img', { src, alt }));
  photo.ariaExpanded = 'false';
  photo.addEventListener('click', () => {
    photo.ariaExpanded = photo.ariaExpanded === 'true' ? 'false' : 'true';
  });
  return photo;
}
