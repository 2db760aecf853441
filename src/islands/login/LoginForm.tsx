import { showAlert } from '../../browser/alerts/show-alert.ts';
import { page } from '../../browser/page.ts';
import { below } from '../../core/site/cart-paths.ts';
import { languageEnding } from '../../messages/language.ts';
import { APP_PATHS, marketPagePath } from '../../paths.ts';
import { logIn } from '../../stores/session.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { AccountField, AccountForm, FormSwitch } from './AccountForm.tsx';

/** Of the default market, which alone has that page. In English it has no prefix, so that nothing of markets is needed. */
const LOST_PASSWORD =
  languageEnding() === ''
    ? APP_PATHS.resetPassword
    : below(page.markets[page.defaultMarket] as MarketFacts, APP_PATHS.resetPassword);

interface Props {
  /** Switches to the register view; without it the form links to the page with both. */
  readonly onSwitch?: () => void;
  /** Called after a login, on the login pages. */
  readonly onDone?: () => void;
  /** The market's prefix. */
  readonly prefix?: string;
}

/** Username or e-mail address, password, remember me. The panel leads first to the log-in by code, which the login pages have above this form. */
export function LoginForm({ onSwitch, onDone, prefix = page.prefix }: Props) {
  const send = async (values: FormData, form: HTMLFormElement) => {
    const outcome = await logIn({
      name: `${values.get('username')}`.trim(),
      password: `${values.get('password')}`,
      remember: values.has('remember'),
    });
    if (outcome === 'ok') onDone?.();
    else void showAlert(({ alertLogin }) => alertLogin(outcome, form));
  };
  return (
    <AccountForm
      action={marketPagePath({ prefix }, 'login')}
      submitLabel={loginText.logIn}
      onSend={send}
      footer={
        <>
          <a className="link-button" href={LOST_PASSWORD}>
            {loginText.lostPassword}
          </a>
          <FormSwitch
            label={loginText.createAccount}
            onSwitch={onSwitch}
            href={`${marketPagePath({ prefix }, 'loginRegister')}#register-tab`}
          />
        </>
      }
    >
      {onSwitch && (
        <>
          <a className="button" href={`${marketPagePath({ prefix }, 'login')}#code`}>
            {loginText.logInWithCode}
          </a>
          <p className="form__hint">{loginText.codeHint}</p>
          <p className="login__or">{loginText.or}</p>
        </>
      )}
      <AccountField
        label={loginText.nameOrEmail}
        missing={loginText.enterNameOrEmail}
        name="username"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <AccountField
        label={loginText.password}
        missing={loginText.enterPassword}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <label className="form__check">
        <input name="remember" type="checkbox" />
        {` ${loginText.rememberMe}`}
      </label>
    </AccountForm>
  );
}
