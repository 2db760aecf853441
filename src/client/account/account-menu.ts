import { marketPagePath } from '../../paths.ts';
import { $session } from '../../stores/session.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { page } from '../../browser/page.ts';
import { accountText } from '../../messages/rooms/account.ts';
import styles from './account-menu.css?inline';

const account = marketPagePath(page, 'account');
const menu = make(
  'nav',
  { className: 'account-menu', ariaLabel: accountText.label },
  make('a', { href: marketPagePath(page, 'orders') }, accountText.orders),
  make('a', { href: `${account}#addresses` }, accountText.addresses),
  make('a', { href: `${account}#details` }, accountText.details),
  makeLogOut(),
);
menu.popover = 'auto';
/** Whether it was open when the icon was pressed: browsers close it before the click. */
let wasOpen = false;
document.addEventListener('pointerdown', () => {
  wasOpen = menu.matches(':popover-open');
});
menu.addEventListener('click', () => menu.hidePopover());
$session.subscribe((session) => {
  if (session === 'out') menu.remove();
});

function makeLogOut(): HTMLButtonElement {
  const button = make('button', { type: 'button' }, accountText.logOut);
  button.dataset['do'] = 'logout';
  return button;
}

/** Opens the menu of a signed-in user below the header's account icon. A browser without popovers follows the icon's link. */
export function run(link: HTMLAnchorElement): void {
  if (!('togglePopover' in menu)) {
    location.assign(link.href);
    return;
  }
  if (wasOpen) {
    wasOpen = false;
    return;
  }
  applyStyles(styles);
  // Behind the icon, so that Tab reaches it next.
  link.after(menu);
  menu.togglePopover();
}
