import { tell } from '../../stores/notice.ts';
import { removeStored, writeStored } from '../../stores/storage.ts';
import './status.ts';

/** What is kept only with consent; cart, wishlist and login are what the shopper asked for and stay. */
const OPTIONAL_KEYS = ['seen', 'newsletter'];

/** The banner's buttons: `yes`, `no`, or `ask` (the footer's link, which shows the banner again). */
export function run(button: HTMLButtonElement): void {
  const banner = document.querySelector<HTMLElement>('.consent');
  if (!banner) return;
  if (button.value === 'ask') {
    banner.hidden = false;
    banner.querySelector('button')?.focus();
    return;
  }
  writeStored('consent', button.value);
  if (button.value === 'no') OPTIONAL_KEYS.forEach(removeStored);
  banner.hidden = true;
  tell(
    button.value === 'yes'
      ? 'Thank you. You can change this at the bottom of every page.'
      : 'Nothing but cart, wishlist and login is kept.',
  );
}
