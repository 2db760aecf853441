import { AccountField } from './AccountForm.tsx';

interface Props {
  /** Whether the host sends messages to phones; else the code comes by email. */
  readonly hasPhoneMessages: boolean;
  /** Level of the heading above the code. */
  readonly heading: 'h2' | 'h3' | 'h4';
}

/**
 * The log-in by phone number and one-time code of the login pages, which client/account/code-login.ts drives; React only renders it, at
 * build. It has no checks of the browser's: they would stop what is sent before the script is there, which keeps it.
 */
export function CodeForm({ hasPhoneMessages, heading: Heading }: Props) {
  return (
    <div className="form">
      <form className="form" method="post" data-part="ask" noValidate>
        <div className="form__summary" role="alert" tabIndex={-1} hidden />
        <AccountField
          label="Mobile number"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          hint={`The number in your account. We’ll ${hasPhoneMessages ? 'send' : 'email'} you a code.`}
        />
        <button className="button" type="submit">
          Send me a code
        </button>
      </form>
      <form className="form" method="post" data-part="enter" noValidate hidden>
        <Heading>
          Code for <span data-text="sentTo" />
        </Heading>
        <p>
          {hasPhoneMessages
            ? 'If this number has an account, we’ve sent the code: to the phone if the number is confirmed, else by email.'
            : 'If this number has an account, we’ve emailed the code to its address.'}{' '}
          Nothing after a minute? Check your spam folder, or use your password.
        </p>
        <div className="form__summary" role="alert" tabIndex={-1} hidden />
        <AccountField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          hint="Six digits. Use it within ten minutes."
        />
        <label className="form__check">
          <input name="remember" type="checkbox" /> Stay logged in on this device
        </label>
        <button className="button" type="submit">
          Continue
        </button>
        <button className="link-button" type="button" data-act="again">
          Use another number or get a new code
        </button>
      </form>
    </div>
  );
}
