import './account.ts';
import { isOwnPath } from '../../core/site/own-path.ts';
import { marketPagePath } from '../../paths.ts';
import { page } from '../../browser/page.ts';
import { LoginForm } from '../../islands/LoginForm.tsx';
import { RegisterForm } from '../../islands/RegisterForm.tsx';
import { readToken } from '../../stores/session.ts';
import { defineIsland } from '../boot/define-island.ts';

/** `?next=` names the page that required a login; only addresses on this site are followed. */
const wanted = new URLSearchParams(location.search).get('next');
const next = isOwnPath(wanted) ? wanted : undefined;

/** The login pages are rendered at build and hydrated. After a login they lead to `next`, or to the orders in the account's market. */
const leave = () => {
  if (next !== undefined) location.assign(next);
  else
    import('./after-login.ts')
      .then(({ findOrdersPage }) => findOrdersPage())
      .catch(() => marketPagePath(page, 'orders'))
      .then((path) => location.assign(path));
};
if (readToken() !== undefined)
  import('./logged-in.ts').then(
    ({ showLoggedIn }) => showLoggedIn(next),
    () => {},
  );
defineIsland('login-form', <LoginForm prefix={page.prefix} onDone={leave} />);
defineIsland('register-form', <RegisterForm prefix={page.prefix} onDone={leave} />);

const byCode = document.querySelector<HTMLDetailsElement>('[data-code-login]');
byCode?.addEventListener(
  'toggle',
  () => import('./code-login.ts').then(({ startCodeLogin }) => startCodeLogin(byCode, leave)),
  {
    once: true,
  },
);
const unfold = () => {
  if (byCode && location.hash === '#code') byCode.open = true;
};
addEventListener('hashchange', unfold);
unfold();
