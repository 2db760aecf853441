/**
 * Carries the picture beside a followed link into the page of its product, in browsers with transitions between pages (styles/base.css). The product's
 * page names its first picture itself (styles/product/gallery.css); here a picture gets that name when its link is followed, so that no page has it twice. It
 * keeps the name while the page is in memory: Back brings the picture to where it was.
 */
const PRODUCT = /\/p\/[^/]+$/;

let followed: HTMLAnchorElement | null = null;
let named: HTMLElement | undefined;

export function run(): void {
  addEventListener(
    'click',
    ({ target }) => {
      followed = (target as Element).closest('a');
    },
    true,
  );

  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (!viewTransition || activation?.navigationType === 'traverse') return;
    const picture = followed?.href === activation?.entry.url ? findPicture() : undefined;
    if (!picture) {
      viewTransition.skipTransition();
      return;
    }
    const own = document.querySelector<HTMLElement>('.gallery__views > :first-child');
    if (own) own.style.viewTransitionName = 'none';
    if (named) named.style.viewTransitionName = '';
    picture.style.viewTransitionName = 'p';
    named = picture;
  });
}

/** The picture of the followed link, if it is seen and has the shape of that of the product. None on a slow link, where that one comes later. */
function findPicture(): HTMLImageElement | undefined {
  const picture = followed?.closest(':has(img)')?.querySelector('img');
  if (!picture?.complete || !PRODUCT.test(followed?.pathname ?? '') || '3g' in document.documentElement.dataset)
    return undefined;
  const { top, bottom, width, height } = picture.getBoundingClientRect();
  const [across = 1, down = 1] = (getComputedStyle(document.documentElement).getPropertyValue('--shape') || '1/1')
    .split('/')
    .map(Number);
  const hasShape = Math.abs(width / height - across / down) < 0.05;
  return hasShape && bottom > 0 && top < innerHeight ? picture : undefined;
}
