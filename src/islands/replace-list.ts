import { copyParts } from './copy-parts.ts';

/** Replaces the list of this page by that of another page of the site, with its title and canonical address. */
export function replaceList(next: Document, path: string): void {
  for (const id of ['#listing-head', '#listing', '#listing-end'])
    document.querySelector(id)?.replaceWith(...copyParts(next, id));
  document.title = next.title;
  document
    .querySelector('link[rel=canonical]')
    ?.setAttribute('href', next.querySelector('link[rel=canonical]')?.getAttribute('href') ?? path);
}

/** Moves scroll and focus to the start of the list. */
export function enterList(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  document.querySelector('#listing-head, #listing')?.scrollIntoView({ behavior: 'instant' });
}
