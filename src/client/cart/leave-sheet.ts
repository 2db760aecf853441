import { TOAST_MS } from '../../core/site/constants.ts';
import { closePanel } from '../../stores/panel.ts';

/** Closes the sheet in which a product was added once that was read, unless somebody goes on at the stepper that has taken the button's place. */
export function leaveSheet(button: HTMLButtonElement): void {
  const closing = setTimeout(closePanel, TOAST_MS);
  for (const type of ['pointerdown', 'keydown'])
    button.parentElement?.addEventListener(type, () => clearTimeout(closing), { once: true });
}
