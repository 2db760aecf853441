import './account.ts';
import { isOwnPath } from '../../core/own-path.ts';
import { APP_PATHS } from '../../paths.ts';
import { LoginForm } from '../../islands/LoginForm.tsx';
import { RegisterForm } from '../../islands/RegisterForm.tsx';
import { readToken } from '../../stores/session.ts';
import { defineIsland } from '../boot/define-island.ts';

/** Where somebody wanted to go who was sent to the login page: an address of this site. */
const wanted = new URLSearchParams(location.search).get('next');
const next = isOwnPath(wanted) ? wanted : undefined;

/** The login pages, where the island is the page. Who is logged in is taken where they wanted to go, or to the orders. */
const leave = () => location.assign(next ?? APP_PATHS.orders);
if (readToken() !== undefined)
  import('./logged-in.ts').then(
    ({ showLoggedIn }) => showLoggedIn(next),
    () => {},
  );
defineIsland('login-form', <LoginForm onDone={leave} />);
defineIsland('register-form', <RegisterForm onDone={leave} />);
