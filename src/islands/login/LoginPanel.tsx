import { useEffect, useState } from 'react';
import { tell } from '../../browser/notice.ts';
import { closePanel } from '../../stores/panel.ts';
import { $session } from '../../stores/session.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useDialog } from '../use-dialog.ts';
import { useStore } from '@nanostores/react';

/** The login panel: a login and a register view (specification section 2). */
export function LoginPanel({ form: first = 'login' }: { form?: 'login' | 'register' }) {
  const dialog = useDialog();
  const [form, setForm] = useState(first);
  const session = useStore($session);
  // Closes after the login.
  useEffect(() => {
    if (session === 'in') closePanel();
  }, [session]);
  // Told after the panel has closed, as its status line closes with it.
  useEffect(
    () => () => {
      if ($session.get() === 'in') tell(loginText.loggedIn);
    },
    [],
  );
  return (
    <dialog className="panel panel--side" ref={dialog} aria-labelledby="login-panel-title">
      <header className="panel__head">
        <h2 id="login-panel-title">{form === 'login' ? loginText.logIn : loginText.createAccount}</h2>
        <button className="panel__close" type="button" onClick={closePanel} aria-label={loginText.closePanel}>
          ×
        </button>
      </header>
      <div className="panel__body">
        {form === 'login' ? (
          <LoginForm onSwitch={() => setForm('register')} />
        ) : (
          <RegisterForm onSwitch={() => setForm('login')} />
        )}
      </div>
      <p className="status" role="status" />
    </dialog>
  );
}
