import { controlsText } from '../../messages/rooms/controls.ts';
import { applyStyles } from '../apply-styles.ts';
import styles from './dialog.css?inline';

/**
 * Shows content in a modal dialog with a close button; Escape and a click on the backdrop close it, too. Then it is removed and the
 * focus returns to where it was.
 */
export function showDialog(label: string, ...content: readonly Element[]): HTMLDialogElement {
  applyStyles(styles);
  const opener = document.activeElement as HTMLElement | null;
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-label', label);
  const close = document.createElement('button');
  close.className = 'dialog__close cross';
  close.type = 'button';
  close.ariaLabel = controlsText.close;
  close.addEventListener('click', () => dialog.close());
  const status = document.createElement('p');
  status.className = 'status';
  status.role = 'status';
  dialog.append(close, ...content, status);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
