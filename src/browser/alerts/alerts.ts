import Swal, { type SweetAlertOptions } from 'sweetalert2/dist/sweetalert2.esm.js';
import { TOAST_MS } from '../../core/site/constants.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { page } from '../page.ts';
import styles from './alerts.css?url';
import { loadStyles } from '../load-styles.ts';
import { make } from '../make.ts';
import '../trusted-types.ts';

/** Fails without the styles: an alert would cover the page and show nothing. Who shows one says its text in the status line then. */
const styled = loadStyles(styles).then((isThere) => isThere || Promise.reject());
styled.catch(() => {});

/** The error messages of the specification (section 8), shown by SweetAlert2. */

/**
 * Shows an alert in its own modal dialog, above any open panel, which may close meanwhile; Escape closes the alert only. Resolves
 * when it is closed, with whether its second button did.
 */
async function alert(options: SweetAlertOptions): Promise<boolean> {
  await styled;
  let isSecond = false;
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
      confirmButtonText: loginText.ok,
      ...options,
      iconColor: 'var(--color-warn)',
      preDeny: () => {
        isSecond = true;
      },
      target: host,
      heightAuto: false,
      // No animation: a click on a link that is still growing would miss it.
      showClass: { popup: '' },
      // The dialog around it returns the focus.
      returnFocus: false,
      didOpen: nameByText,
      didDestroy: done,
    });
  });
  host.close();
  host.remove();
  return isSecond;
}

/** An alert without a title is labelled by its text. */
function nameByText(popup: HTMLElement): void {
  if (Swal.getTitle()?.textContent) return;
  popup.setAttribute('aria-labelledby', popup.getAttribute('aria-describedby') ?? '');
  popup.removeAttribute('aria-describedby');
}

const somethingWrong = (): SweetAlertOptions => {
  const link = document.createElement('a');
  link.href = page.trouble;
  link.textContent = loginText.failedLink;
  return { icon: 'error', title: loginText.failedTitle, text: loginText.failedText, footer: link };
};

/** What is wrong with a log-in: a few words, what to do, the text of the specification, what is said at its field, and the way out, by its place in the form's links. */
const LOGIN_PROBLEMS = {
  'unknown-account': {
    field: 'username',
    title: loginText.unknownAccountTitle,
    way: { label: loginText.createAccount, index: 1 },
    plain: loginText.unknownAccountPlain,
    hint: loginText.unknownAccountHint,
    text: loginText.unknownAccount,
  },
  'wrong-password': {
    field: 'password',
    title: loginText.wrongPasswordTitle,
    way: { label: loginText.lostPassword, index: 0 },
    plain: loginText.wrongPasswordPlain,
    hint: loginText.wrongPasswordHint,
    text: loginText.wrongPassword,
  },
} as const;

/** The way out comes first. The library's style of its button is left out of the build (integration/byte-saving/unused-alerts.ts). */
const WAY = {
  showDenyButton: true,
  reverseButtons: true,
  customClass: { denyButton: 'alerts__first', confirmButton: 'alerts__second' },
} as const;

export async function alertLogin(
  outcome: keyof typeof LOGIN_PROBLEMS | 'failed',
  form: HTMLFormElement,
): Promise<void> {
  if (outcome === 'failed') {
    await alert(somethingWrong());
    return;
  }
  const { field, title, way, plain, hint, text } = LOGIN_PROBLEMS[outcome];
  await markField(form, field, plain).catch(() => {});
  const html = make('div', {}, make('p', {}, hint), make('p', { className: 'alerts__exact' }, text));
  if (await alert({ icon: 'error', title, html, ...WAY, denyButtonText: way.label }))
    form.querySelectorAll<HTMLElement>('.form__links > .link-button')[way.index]?.click();
}

/** Says what is wrong below one field, which has the focus once an alert above it is closed. */
async function markField(form: HTMLFormElement, name: string, problem: string): Promise<void> {
  const { showErrors } = await import('../forms/form-errors-later.ts');
  const { scrollX, scrollY } = window;
  showErrors(form, { [name]: problem });
  // The alert is its summary.
  const summary = form.querySelector<HTMLElement>('.form__summary');
  if (summary) summary.hidden = true;
  const field = form.querySelector<HTMLElement>('[aria-invalid]');
  field?.focus();
  // The field was in view when the form was sent, except on low screens.
  scrollTo(scrollX, scrollY);
  field?.scrollIntoView({ block: 'nearest' });
}

export function alertRegistration(outcome: 'taken' | 'failed' | { readonly refused: string }): Promise<unknown> {
  if (typeof outcome === 'object') return alert({ icon: 'info', text: outcome.refused });
  if (outcome === 'taken') return alert({ icon: 'info', text: loginText.taken });
  return alert(somethingWrong());
}

let toasts: HTMLElement | undefined;

/** The container of toasts: a popover, so it is above open dialogs and not moved by transforms. */
function openToasts(): HTMLElement {
  if (!('popover' in HTMLElement.prototype)) return document.querySelector('dialog[open]') ?? document.body;
  if (!toasts) {
    toasts = document.createElement('div');
    toasts.className = 'toasts';
    toasts.popover = 'manual';
    document.body.append(toasts);
  }
  // Showing it again puts it on top.
  if (toasts.matches(':popover-open')) toasts.hidePopover();
  toasts.showPopover();
  return toasts;
}

/**
 * The toast after an item was added, with its size, further text and a link to the cart: top right, success icon, no buttons, 1500 ms, which
 * stand still while the mouse is on it.
 */
export async function toastAdded(details: string): Promise<void> {
  await styled;
  const cart = document.querySelector<HTMLAnchorElement>('.header__cart');
  await Swal.fire({
    target: openToasts(),
    toast: true,
    position: 'top-end',
    icon: 'success',
    iconColor: 'var(--color-good)',
    title: cartText.added,
    html: make('span', {}, details && `${details} `, make('a', { href: cart?.href ?? '' }, cartText.open)),
    showConfirmButton: false,
    timer: TOAST_MS,
    didOpen: (toast) => {
      toast.addEventListener('mouseenter', Swal.stopTimer);
      toast.addEventListener('mouseleave', Swal.resumeTimer);
    },
  });
}
