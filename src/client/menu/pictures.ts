import { fetchPage } from '../../browser/api/fetch-page.ts';

/** Gives the categories of the menu their pictures, for which it has room: those of the page with all categories, of a group its first one. */
export async function showPictures(menu: HTMLElement): Promise<void> {
  const all = menu.querySelector<HTMLAnchorElement>('[data-do=categories]');
  if (!all) return;
  const page = await fetchPage(all.pathname);
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('.menu__list > li > a')) {
    const tile = page.querySelector(`[data-tree] a[href="${link.getAttribute('href')}"]`);
    const picture = tile?.closest('li')?.querySelector('img');
    if (picture) link.prepend(roundOf(picture.src));
  }
}

/** It takes the room that the menu's styles have left for it, so that nothing moves. */
function roundOf(address: string): HTMLImageElement {
  const image = new Image(40, 40);
  image.alt = '';
  image.src = address;
  Object.assign(image.style, {
    borderRadius: '50%',
    objectFit: 'contain',
    marginInlineStart: '-3.25rem',
    marginInlineEnd: '0.75rem',
  } satisfies Partial<CSSStyleDeclaration>);
  return image;
}
