import { FAILED, whileBusy } from '../../browser/busy.ts';
import { clearErrors, showErrors, watchForm } from '../../browser/form-errors.ts';

/**
 * Sends a form by script, once at a time, with a busy button. `send` gets the value of the clicked button. The browser's own
 * validation is off, as `checkForm` shows errors at the fields. The buttons of such a form are disabled in the markup until its
 * script has loaded, as the browser would post it to a static file.
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

/** The checkbox that shows the passwords of its form (`<input type="checkbox" data-shows-password>`). */
export function offerToShowPasswords(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    const tick = target as HTMLInputElement;
    if (!('showsPassword' in tick.dataset)) return;
    for (const field of form.querySelectorAll<HTMLInputElement>('[autocomplete$=password]'))
      field.type = tick.checked ? 'text' : 'password';
  });
}
