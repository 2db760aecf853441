import { LEAVE_MS } from '../core/site/constants.ts';
import { controlsText } from '../messages/rooms/controls.ts';
import { applyStyles } from './apply-styles.ts';
import { make } from './make.ts';
import styles from './sheet.css?inline';

interface SheetOptions {
  readonly title: string;
  /** What it has besides the look of all sheets. */
  readonly className?: string;
  /** The control that gets the focus back; else what has it now. */
  readonly opener?: HTMLElement;
  /** Stays in sight below the content, which scrolls. */
  readonly foot?: HTMLElement;
}

/**
 * Opens a sheet over the page, for one task: from below on phones, at the side elsewhere, with a title and a cross. Escape and a click beside it close it,
 * too. Then it leaves, and the focus returns.
 */
export function openSheet(options: SheetOptions, ...content: readonly Element[]): HTMLDialogElement {
  applyStyles(styles);
  const { title, className = '', foot, opener = document.activeElement as HTMLElement | null } = options;
  const close = make('button', { className: 'panel__close', type: 'button', ariaLabel: controlsText.close }, '×');
  const dialog = make(
    'dialog',
    { className: `panel panel--side panel--sheet ${className}`, ariaLabel: title },
    make('header', { className: 'panel__head' }, make('h2', {}, title), close),
    make('div', { className: 'panel__body' }, ...content),
    ...(foot ? [foot] : []),
    // Announced here, as the page behind it is inert.
    make('p', { className: 'status', role: 'status' }),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // It leaves; nobody reads it any more.
    dialog.ariaHidden = 'true';
    setTimeout(() => dialog.remove(), LEAVE_MS);
    opener?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
