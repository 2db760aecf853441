import { savesData } from '../../browser/page.ts';

/** What comes into a popover once it is open: how to measure into a size guide, pictures into the menu. */
export function complete(popover: HTMLElement): void {
  if (popover.matches('.size-guide'))
    import('../size/measure.ts').then(({ explain }) => explain(popover)).catch(() => {});
  else if (!savesData())
    import('../menu/pictures.ts').then(({ showPictures }) => showPictures(popover)).catch(() => {});
}
