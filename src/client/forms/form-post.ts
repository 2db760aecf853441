import { clearErrors, showErrors, watchForm } from '../../browser/forms/form-errors.ts';

/**
 * Checks a form before the browser posts it. `check` gets the value of the clicked button and returns what is wrong, by the names of
 * fields. Without this script the browser and the host check it.
 */
export function onPost(form: HTMLFormElement, check: (way: string) => Readonly<Record<string, string>>): void {
  form.noValidate = true;
  watchForm(form);
  form.addEventListener('submit', (event) => {
    clearErrors(form);
    const problems = check((event.submitter as HTMLButtonElement | null)?.value ?? '');
    if (Object.keys(problems).length === 0) return;
    event.preventDefault();
    showErrors(form, problems);
  });
}
