/**
 * What is said of a whole form elsewhere than in its summary (form-errors.ts) is about the values that were sent: runs `forget` when any field is
 * changed.
 */
export function untilChanged(form: HTMLFormElement, forget: () => void): void {
  form.addEventListener('input', forget, { once: true });
}
