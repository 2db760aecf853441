import { isPicture } from '../../core/site/own-path.ts';

/** Shows a stored picture in the `<img>` of a place. Without one, or when it no longer exists, the image is removed. */
export function showThumbnail(container: ParentNode, picture: string | undefined): void {
  const image = container.querySelector('img');
  image?.addEventListener('error', () => image.remove());
  if (image && isPicture(picture)) image.src = picture;
  else image?.remove();
}
