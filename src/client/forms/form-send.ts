import { FAILED, whileBusy } from '../lib/busy.ts';
import { clearErrors, showErrors, watchForm } from './form-errors.ts';

/**
 * Sends a form by script: once at a time, with a button that says so. `send` gets the value of the button that was pressed. The
 * browser's own bubbles are off, as `checkForm` says the same at the fields. A form that stands in the page before its script has
 * its buttons disabled: the browser would send it to a file.
 */
export function onSend(form: HTMLFormElement, send: (way: string) => Promise<void>): void {
  form.noValidate = true;
  watchForm(form);
  for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    const work = () => {
      clearErrors(form);
      return send(button?.value ?? '');
    };
    void whileBusy(button, work, () => showErrors(form, {}, FAILED), form);
  });
}

/** A tick that shows what is typed in the passwords of its form (`<input type="checkbox" data-shows-password>`). */
export function offerToShowPasswords(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    const tick = target as HTMLInputElement;
    if (!('showsPassword' in tick.dataset)) return;
    for (const field of form.querySelectorAll<HTMLInputElement>('[autocomplete$=password]'))
      field.type = tick.checked ? 'text' : 'password';
  });
}
