import { type ComponentProps, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { controlsText } from '../../messages/rooms/controls.ts';
import { prepareAlerts } from '../../browser/alerts/show-alert.ts';
import { ShowPassword } from './show-password.tsx';

interface FormProps {
  /** Address that the form has in the markup; a script sends it. */
  readonly action: string;
  /** Label of the submit button. */
  readonly submitLabel: string;
  /** Sends the values. The button is busy until it resolves. */
  readonly onSend: (values: FormData, form: HTMLFormElement) => Promise<void>;
  /** The fields. */
  readonly children: ReactNode;
  /** Links below the submit button; nothing where there are none. */
  readonly footer: ReactNode;
}

/** Loads what an answer to a form needs, as there may be no connection by then. */
export function prepareForm(): void {
  prepareAlerts();
  import('../../browser/forms/form-errors-later.ts').catch(() => {});
}

/** The frame of the log-in and registration forms: one request at a time. Typed values stay. */
export function AccountForm({ action, submitLabel, onSend, children, footer }: FormProps) {
  const [isLoading, setLoading] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = event.currentTarget;
    setLoading(true);
    // Without this code, the host validates alone.
    const forms = await import('../../browser/forms/form-errors-later.ts').catch(() => undefined);
    const problems = forms?.checkForm(form) ?? {};
    forms?.showErrors(form, problems);
    if (Object.keys(problems).length === 0) await onSend(new FormData(form), form);
    setLoading(false);
  };
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={submit} onFocus={prepareForm}>
      <div className="form__summary" role="alert" tabIndex={-1} hidden />
      {children}
      <button className="button" type="submit" aria-disabled={isLoading || undefined} aria-busy={isLoading}>
        {isLoading ? controlsText.loading : submitLabel}
      </button>
      {footer && <div className="form__links">{footer}</div>}
    </form>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** What is said when nothing is filled in. */
  readonly missing: string;
  readonly hint?: string;
}

/** A required text field with its label and hint, and the eye of a password: `<AccountField label="Password" missing="Enter your password." name="password" type="password" />`. */
export function AccountField({ label, missing, hint, type, ...input }: FieldProps) {
  const id = useId();
  const [isShown, show] = useState(false);
  return (
    <div className="form__field">
      <label className="form__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="form__input"
        id={id}
        type={isShown ? 'text' : type}
        required
        data-missing={missing}
        aria-describedby={`${id}-error${hint ? ` ${id}-hint` : ''}`}
        {...input}
      />
      {type === 'password' && <ShowPassword onChange={(event) => show(event.target.checked)} />}
      {hint && (
        <span className="form__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {/* browser/forms/form-errors.ts writes it. */}
      <span className="form__error" id={`${id}-error`} hidden />
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  /** Shows the other form; without it the link at `href` leads to it. */
  readonly onSwitch: (() => void) | undefined;
  readonly href?: string;
}

/** Leads from one of the two forms to the other. */
export function FormSwitch({ label, onSwitch, href }: SwitchProps) {
  return onSwitch ? (
    <button className="link-button" type="button" onClick={onSwitch}>
      {label}
    </button>
  ) : (
    <a className="link-button" href={href}>
      {label}
    </a>
  );
}
