import { showAlert } from '../../browser/alerts/show-alert.ts';
import { page } from '../../browser/page.ts';
import { MAX_EMAIL, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, MIN_USERNAME } from '../../core/site/constants.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { marketPagePath } from '../../paths.ts';
import { register } from '../../stores/session.ts';
import { AccountField, AccountForm, FormSwitch } from './AccountForm.tsx';

interface Props {
  /** Switches to the login view; without it the form links to the login page. */
  readonly onSwitch?: () => void;
  /** Called after a registration, on the login pages. */
  readonly onDone?: () => void;
  /** Address of the privacy policy. */
  readonly privacy?: string;
  /** The market's prefix. */
  readonly prefix?: string;
}

/** Username, e-mail address, password, and how they are used. */
export function RegisterForm({ onSwitch, onDone, privacy = page.privacy, prefix = page.prefix }: Props) {
  const send = async (values: FormData) => {
    const text = (name: string) => String(values.get(name));
    const outcome = await register({
      username: text('username').trim(),
      email: text('email').trim(),
      password: text('password'),
    });
    if (outcome === 'ok') onDone?.();
    else void showAlert(({ alertRegistration }) => alertRegistration(outcome));
  };
  return (
    <AccountForm
      action={marketPagePath({ prefix }, 'loginRegister')}
      submitLabel={loginText.register}
      onSend={send}
      // The page with both forms has tabs.
      footer={onSwitch && <FormSwitch label={loginText.haveAccount} onSwitch={onSwitch} />}
    >
      <AccountField
        label={loginText.username}
        missing={loginText.enterUsername}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        minLength={MIN_USERNAME}
        maxLength={MAX_USERNAME}
      />
      <AccountField
        label={loginText.email}
        missing={loginText.enterEmail}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
      />
      <AccountField
        label={loginText.password}
        missing={loginText.enterPassword}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD}
        maxLength={MAX_PASSWORD}
        hint={loginText.passwordLength({ least: MIN_PASSWORD })}
      />
      <p className="soft small">
        {loginText.privacy.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={part.tag} href={privacy}>
              {part.text}
            </a>
          ),
        )}
      </p>
    </AccountForm>
  );
}
