/** Shows the sizes of a card that do not fit into its row, in place of the button that says how many there are. */
export function run(button: HTMLButtonElement): void {
  const sizes = [...(button.form?.querySelectorAll<HTMLButtonElement>('[name=size][hidden]') ?? [])];
  for (const size of sizes) size.hidden = false;
  (sizes.find(({ disabled }) => !disabled) ?? button.form?.querySelector<HTMLElement>(':enabled'))?.focus();
  button.remove();
}
