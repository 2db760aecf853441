import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { APP_PATHS, marketPagePath } from '../paths.ts';
import { page } from '../client/platform/page.ts';
import { logIn } from '../stores/session.ts';
import { prepareAlerts, showAlert } from '../client/lib/show-alert.ts';

interface Props {
  /** Switches to the register view; without it the form links to the page with both. */
  readonly onSwitch?: () => void;
  /** Called after a login, on the login pages. */
  readonly onDone?: () => void;
  /** The market's prefix. */
  readonly prefix?: string;
}

/** Username or e-mail address, password, remember me. Typed values stay when the login fails. */
export function LoginForm({ onSwitch, onDone, prefix = page.prefix }: Props) {
  const id = useId();
  const [isLoading, setLoading] = useState(false);
  // Before hydration the browser would post the form to a static file.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = new FormData(event.currentTarget);
    setLoading(true);
    const outcome = await logIn({
      name: String(form.get('username')).trim(),
      password: String(form.get('password')),
      remember: form.has('remember'),
    });
    setLoading(false);
    if (outcome === 'ok') onDone?.();
    else await showAlert(({ alertLogin }) => alertLogin(outcome));
  };
  return (
    <form className="form" method="post" action={marketPagePath({ prefix }, 'login')} onSubmit={submit} onFocus={prepareAlerts}>
      <div className="form__field">
        <label className="form__label" htmlFor={`${id}-name`}>
          Username or email address *
        </label>
        <input
          className="form__input"
          id={`${id}-name`}
          name="username"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <div className="form__field">
        <label className="form__label" htmlFor={`${id}-password`}>
          Password *
        </label>
        <input
          className="form__input"
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <label className="form__check">
        <input name="remember" type="checkbox" /> Remember me
      </label>
      <button
        className="button"
        type="submit"
        disabled={!isReady}
        aria-disabled={isLoading || undefined}
        aria-busy={isLoading}
      >
        {isLoading ? 'Loading' : 'Log In'}
      </button>
      <a className="link-button" href={APP_PATHS.resetPassword}>
        Lost password?
      </a>
      {onSwitch ? (
        <button className="button button--quiet" type="button" onClick={onSwitch}>
          Create Account
        </button>
      ) : (
        <a className="button button--quiet" href={`${marketPagePath({ prefix }, 'loginRegister')}#register-tab`}>
          Create Account
        </a>
      )}
    </form>
  );
}
