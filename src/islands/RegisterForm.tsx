import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { MAX_EMAIL, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, MIN_USERNAME } from '../core/constants.ts';
import { marketPagePath } from '../paths.ts';
import { page } from '../client/platform/page.ts';
import { register } from '../stores/session.ts';
import { prepareAlerts, showAlert } from '../client/lib/show-alert.ts';

interface Props {
  /** Switches to the login view; without it the form links to the login page. */
  readonly onSwitch?: () => void;
  readonly onDone?: () => void;
  /** Address of the privacy policy. */
  readonly privacy?: string;
  /** The market's prefix. */
  readonly prefix?: string;
}

/** Username, e-mail address, password, and how they are used. */
export function RegisterForm({ onSwitch, onDone, privacy = page.privacy, prefix = page.prefix }: Props) {
  const id = useId();
  const [isLoading, setLoading] = useState(false);
  // Before hydration the browser would post the form to a static file.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name));
    setLoading(true);
    const outcome = await register({
      username: text('username').trim(),
      email: text('email').trim(),
      password: text('password'),
    });
    setLoading(false);
    if (outcome === 'ok') onDone?.();
    else await showAlert(({ alertRegistration }) => alertRegistration(outcome));
  };
  return (
    <form className="form" method="post" action={marketPagePath({ prefix }, 'loginRegister')} onSubmit={submit} onFocus={prepareAlerts}>
      <div className="form__field">
        <label className="form__label" htmlFor={`${id}-name`}>
          Username *
        </label>
        <input
          className="form__input"
          id={`${id}-name`}
          name="username"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          minLength={MIN_USERNAME}
          maxLength={MAX_USERNAME}
          required
        />
      </div>
      <div className="form__field">
        <label className="form__label" htmlFor={`${id}-email`}>
          Email address *
        </label>
        <input
          className="form__input"
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
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
          autoComplete="new-password"
          minLength={MIN_PASSWORD}
          maxLength={MAX_PASSWORD}
          required
          aria-describedby={`${id}-hint`}
        />
        <span className="form__hint" id={`${id}-hint`}>
          At least 8 characters
        </span>
      </div>
      <p className="soft small">
        Your personal data will be used to support your experience throughout this website, to manage access to your
        account, and for other purposes described in our <a href={privacy}>privacy policy</a>.
      </p>
      <button
        className="button"
        type="submit"
        disabled={!isReady}
        aria-disabled={isLoading || undefined}
        aria-busy={isLoading}
      >
        {isLoading ? 'Loading' : 'Register'}
      </button>
      {onSwitch ? (
        <button className="button button--quiet" type="button" onClick={onSwitch}>
          Login
        </button>
      ) : (
        <a className="button button--quiet" href={marketPagePath({ prefix }, 'login')}>
          Login
        </a>
      )}
    </form>
  );
}
