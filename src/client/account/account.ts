import { marketPagePath } from '../../paths.ts';
import { tell } from '../../browser/notice.ts';
import { page } from '../../browser/page.ts';
import { $session, checkSession, logOut, readToken } from '../../stores/session.ts';
import '../../browser/status.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { loginText } from '../../messages/rooms/login.ts';

/** The header's account icon opens the account menu of a signed-in user; for anyone else it opens the login panel, or leads to the page. It is filled for who is signed in. */
$session.subscribe((session) => {
  const link = document.querySelector<HTMLAnchorElement>('.header__account');
  if (!link || session === 'unknown') return;
  const isIn = session === 'in';
  link.href = marketPagePath(page, isIn ? 'orders' : 'login');
  link.setAttribute('aria-label', isIn ? accountText.label : loginText.account);
  const icon = link.querySelector<SVGElement>('.icon');
  if (icon) icon.style.fill = isIn ? 'currentColor' : '';
  if (isIn || !page.hasLoginPage) link.dataset['do'] = isIn ? 'account' : 'login';
  else delete link.dataset['do'];
});

/** Checks a stored token with the host, once. */
export async function checkStored(): Promise<void> {
  if ($session.get() === 'unknown' && readToken() !== undefined) await checkSession();
}

/** Logs out, clears the stored session, and says so once what was typed at the checkout is forgotten: the device may be a shared one. */
export async function run(): Promise<void> {
  const traces = await import('./forget-traces.ts').catch(() => undefined);
  traces?.forgetTraces().catch(() => {});
  logOut();
  tell(loginText.loggedOut);
}
