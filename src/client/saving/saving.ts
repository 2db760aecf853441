import { loadStyles } from '../../browser/load-styles.ts';
import { holdPictures, showPictures } from './held-pictures.ts';
import styles from './saving.css?url';
import { hideWeight, isFirstPage, showWeight } from './weight.ts';

/** Does what a page does while data is saved, or ends it. */
export async function follow(): Promise<void> {
  // Read here, as platform/page.ts would bring all data of the shop with it.
  const isOn = 'saving' in document.documentElement.dataset;
  const control = document.querySelector('.footer [data-do=saving]');
  if (isOn) {
    await loadStyles(styles);
    holdPictures();
    showWeight(control);
  } else {
    showPictures();
    hideWeight();
  }
  // Once nothing moves any more, as the switch stands below the pictures.
  control?.setAttribute('aria-pressed', String(isOn));
}

// The boot script imports this file where data is saved. Once a visit, it is said why pictures are missing.
if ('saving' in document.documentElement.dataset && isFirstPage()) import('./say-on.ts').catch(() => {});
void follow();
