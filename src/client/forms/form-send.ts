import { FAILED, whileBusy } from '../../browser/busy.ts';
import { clearErrors, showErrors, watchForm } from '../../browser/forms/form-errors.ts';

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
