import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../../components/behaviours/account.ts';
import { APP_PATHS } from '../../paths.ts';
import { LoginForm } from '../../islands/LoginForm.tsx';
import { RegisterForm } from '../../islands/RegisterForm.tsx';

/** The login pages, where the island is the page. Who is logged in is taken to the orders. */
const leave = () => location.assign(APP_PATHS.orders);
const mount = (id: string, form: ReactNode) => {
  const root = document.querySelector(id);
  if (root) hydrateRoot(root, form);
};
mount('#login', <LoginForm onDone={leave} />);
mount('#register', <RegisterForm onDone={leave} />);
