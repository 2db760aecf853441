import '../../components/behaviours/account.ts';
import { APP_PATHS } from '../../paths.ts';
import { LoginForm } from '../../islands/LoginForm.tsx';
import { RegisterForm } from '../../islands/RegisterForm.tsx';
import { defineIsland } from './define-island.ts';

/** The login pages, where the island is the page. Who is logged in is taken to the orders. */
const leave = () => location.assign(APP_PATHS.orders);
defineIsland('login-form', <LoginForm onDone={leave} />);
defineIsland('register-form', <RegisterForm onDone={leave} />);
