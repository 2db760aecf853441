import { LEAVE_MS } from '../../core/site/constants.ts';
import { controlsText } from '../../messages/rooms/controls.ts';
import { make } from '../../browser/make.ts';

/**
 * Opens a sheet over the list with a heading and content: from below on phones. Escape, its button and a click beside it close it, and the
 * focus returns to the control that opened it.
 */
export function openSheet(
  { title, className, opener }: { title: string; className: string; opener: HTMLElement },
  ...content: readonly HTMLElement[]
): HTMLDialogElement {
  const close = make('button', {
    className: 'facet-panel__close cross',
    type: 'button',
    ariaLabel: controlsText.close,
  });
  const head = make('div', { className: 'facet-panel__head' }, make('h2', {}, title), close);
  const dialog = make('dialog', { className: `facet-panel ${className}`, ariaLabel: title }, head, ...content);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // It leaves; nobody reads it any more.
    dialog.ariaHidden = 'true';
    setTimeout(() => dialog.remove(), LEAVE_MS);
    opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
