import { APP_PATHS, marketPagePath } from '../../paths.ts';
import { tell } from '../../stores/notice.ts';
import { page } from '../platform/page.ts';
import { $session, checkSession, logOut, readToken } from '../../stores/session.ts';
import '../lib/status.ts';

/** The header's icon leads to the orders of who is logged in, and opens the login panel for everybody else. */
$session.subscribe((session) => {
  const link = document.querySelector<HTMLAnchorElement>('.header__account');
  if (!link || session === 'unknown') return;
  const isIn = session === 'in';
  link.href = isIn ? marketPagePath(page, 'orders') : APP_PATHS.login;
  link.setAttribute('aria-label', isIn ? 'Your orders' : 'Account');
  if (isIn) delete link.dataset['do'];
  else link.dataset['do'] = 'login';
});

/** Asks the host about a stored token that it has not been asked about. */
export async function checkStored(): Promise<void> {
  if ($session.get() === 'unknown' && readToken() !== undefined) await checkSession();
}

/** Logs out: what is stored of the login is cleared. */
export function run(): void {
  logOut();
  tell('You are logged out.');
}
