import { APP_PATHS } from '../../paths.ts';
import { tell } from '../../stores/notice.ts';
import { $session, logOut } from '../../stores/session.ts';
import './status.ts';

/** The header's icon leads to the orders of who is logged in, and opens the login panel for everybody else. */
$session.subscribe((session) => {
  const link = document.querySelector<HTMLAnchorElement>('.header__account');
  if (!link || session === 'unknown') return;
  const isIn = session === 'in';
  link.href = isIn ? APP_PATHS.orders : APP_PATHS.login;
  link.setAttribute('aria-label', isIn ? 'Your orders' : 'Account');
  if (isIn) delete link.dataset['do'];
  else link.dataset['do'] = 'login';
});

/** Logs out: what is stored of the login is cleared. */
export function run(): void {
  logOut();
  tell('You are logged out.');
}
