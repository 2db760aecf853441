import Swal, { type SweetAlertOptions } from 'sweetalert2/dist/sweetalert2.esm.js';
import styles from 'sweetalert2/dist/sweetalert2.min.css?url';
import { TOAST_MS } from '../core/constants.ts';
import { ADDED_MESSAGE, LOGIN_MESSAGES } from '../core/session.ts';
import { page } from '../stores/page.ts';
import { loadStyles } from './load-styles.ts';

const styled = loadStyles(styles);

/** The error catalogue of the specification (section 8), shown by SweetAlert2. */

/** An alert inside the open dialog, as what lies behind a modal can't be seen or touched. */
async function fire(options: SweetAlertOptions): Promise<void> {
  await styled;
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  await Swal.fire({ target: dialog ?? document.body, ...(options.toast ? {} : { heightAuto: false }), ...options });
}

const somethingWrong = (): SweetAlertOptions => {
  const link = document.createElement('a');
  link.href = page.trouble;
  link.textContent = LOGIN_MESSAGES.failedLink;
  return { icon: 'error', title: LOGIN_MESSAGES.failedTitle, text: LOGIN_MESSAGES.failedText, footer: link };
};

export function alertLogin(outcome: 'unknown-account' | 'wrong-password' | 'failed'): Promise<unknown> {
  if (outcome === 'unknown-account') return fire({ text: LOGIN_MESSAGES.unknownAccount });
  if (outcome === 'wrong-password') return fire({ icon: 'error', text: LOGIN_MESSAGES.wrongPassword });
  return fire(somethingWrong());
}

export function alertRegistration(outcome: 'taken' | 'failed'): Promise<unknown> {
  if (outcome === 'taken')
    return fire({ icon: 'info', text: 'There is an account with this name or address already. Please log in.' });
  return fire(somethingWrong());
}

/** The toast after something was added: top right, success icon, no buttons, 1500 ms. */
export function toastAdded(): Promise<unknown> {
  return fire({
    toast: true,
    position: 'top-end',
    icon: 'success',
    title: ADDED_MESSAGE,
    showConfirmButton: false,
    timer: TOAST_MS,
  });
}
