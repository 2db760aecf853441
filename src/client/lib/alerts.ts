import Swal, { type SweetAlertOptions } from 'sweetalert2/dist/sweetalert2.esm.js';
import { ADDED_MESSAGE, TOAST_MS } from '../../core/constants.ts';
import { LOGIN_MESSAGES } from '../../core/session.ts';
import { page } from '../platform/page.ts';
import styles from './alerts.css?url';
import { loadStyles } from './load-styles.ts';
import './trusted-types.ts';

const styled = loadStyles(styles);

/** The error catalogue of the specification (section 8), shown by SweetAlert2. */

/**
 * An alert, in a modal dialog of its own: above whatever panel is open, which may go away under it, and with an Escape that
 * closes nothing else. Resolves when it is closed.
 */
async function alert(options: SweetAlertOptions): Promise<void> {
  await styled;
  const host = document.createElement('dialog');
  host.className = 'alerts';
  host.addEventListener('cancel', (event) => {
    event.preventDefault();
    Swal.close();
  });
  document.body.append(host);
  host.showModal();
  await new Promise<void>((done) => {
    void Swal.fire({
      ...options,
      target: host,
      heightAuto: false,
      // Stands still from the start: a press on a link that is still growing would miss it.
      showClass: { popup: '' },
      // The dialog around it gives the focus back, at once.
      returnFocus: false,
      didOpen: nameByText,
      didDestroy: done,
    });
  });
  host.close();
  host.remove();
}

/** An alert without a title is named by its text. */
function nameByText(popup: HTMLElement): void {
  if (Swal.getTitle()?.textContent) return;
  popup.setAttribute('aria-labelledby', popup.getAttribute('aria-describedby') ?? '');
  popup.removeAttribute('aria-describedby');
}

const somethingWrong = (): SweetAlertOptions => {
  const link = document.createElement('a');
  link.href = page.trouble;
  link.textContent = LOGIN_MESSAGES.failedLink;
  return { icon: 'error', title: LOGIN_MESSAGES.failedTitle, text: LOGIN_MESSAGES.failedText, footer: link };
};

export function alertLogin(outcome: 'unknown-account' | 'wrong-password' | 'failed'): Promise<void> {
  if (outcome === 'unknown-account') return alert({ text: LOGIN_MESSAGES.unknownAccount });
  if (outcome === 'wrong-password') return alert({ icon: 'error', text: LOGIN_MESSAGES.wrongPassword });
  return alert(somethingWrong());
}

export function alertRegistration(outcome: 'taken' | 'failed' | { readonly refused: string }): Promise<void> {
  if (typeof outcome === 'object') return alert({ icon: 'info', text: outcome.refused });
  if (outcome === 'taken')
    return alert({ icon: 'info', text: 'There is an account with this name or address already. Please log in.' });
  return alert(somethingWrong());
}

let toasts: HTMLElement | undefined;

/** Where toasts stand: over open dialogs and fixed to the screen, whatever is moved by a transform. */
function placeForToasts(): HTMLElement {
  if (!('popover' in HTMLElement.prototype)) return document.querySelector('dialog[open]') ?? document.body;
  if (!toasts) {
    toasts = document.createElement('div');
    toasts.className = 'toasts';
    toasts.popover = 'manual';
    document.body.append(toasts);
  }
  // Shown anew it is the topmost.
  if (toasts.matches(':popover-open')) toasts.hidePopover();
  toasts.showPopover();
  return toasts;
}

/** The toast after something was added, with its size and what else is to be said: top right, success icon, no buttons, 1500 ms. */
export async function toastAdded(details: string): Promise<void> {
  await styled;
  await Swal.fire({
    target: placeForToasts(),
    toast: true,
    position: 'top-end',
    icon: 'success',
    iconColor: 'var(--color-good)',
    title: ADDED_MESSAGE,
    text: details,
    showConfirmButton: false,
    timer: TOAST_MS,
  });
}
