/**
 * Lets the checkbox in a form (`<input type="checkbox" data-shows-password>`) show the form's passwords. `container` is the form, or an element
 * that has it.
 */
export function offerToShowPasswords(container: HTMLElement): void {
  container.addEventListener('change', ({ target }) => {
    const tick = target as HTMLInputElement;
    if (!('showsPassword' in tick.dataset)) return;
    for (const field of container.querySelectorAll<HTMLInputElement>('[autocomplete$=password]'))
      field.type = tick.checked ? 'text' : 'password';
  });
}
