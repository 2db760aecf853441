/**
 * Lets the checkbox in a form (`<input type="checkbox" data-shows-password>`) show the form's passwords. `container` is the form, or an element
 * that has it.
 */
export function offerToShowPasswords(container: HTMLElement): void {
  container.addEventListener('change', ({ target }) => {
    if ('showsPassword' in (target as HTMLElement).dataset) showTickedPasswords(container);
  });
}

/** Shows the passwords of a form whose checkbox is ticked, and hides them again. React hides them when it takes over a form. */
export function showTickedPasswords(container: HTMLElement): void {
  const tick = container.querySelector<HTMLInputElement>('[data-shows-password]');
  for (const field of container.querySelectorAll<HTMLInputElement>('[autocomplete$=password]'))
    field.type = tick?.checked ? 'text' : 'password';
}
