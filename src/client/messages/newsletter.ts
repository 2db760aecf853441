import { controlsText } from '../../messages/rooms/controls.ts';
import { formErrorsText } from '../../messages/rooms/form-errors.ts';
import { newsletterText } from '../../messages/rooms/newsletter.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { hostPagesText } from '../../messages/rooms/host-pages.ts';
import { checkForm, showErrors } from '../../browser/forms/form-errors.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { callApi } from '../../browser/api/api.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { make } from '../../browser/make.ts';
import { untilChanged } from '../../browser/forms/until-changed.ts';
import styles from './newsletter.css?inline';

/** Delay of the popup after the first touch. */
const DELAY_MS = 20_000;

const FIELD = 'newsletter-email';

/** Asks for an e-mail address. A visitor who refuses, closes the popup or subscribes is not asked again. */
function show(): void {
  applyStyles(styles);
  const field = make('input', { id: FIELD, name: 'email', type: 'email', autocomplete: 'email', required: true });
  field.dataset['missing'] = formErrorsText.enterEmail;
  field.setAttribute('aria-describedby', `${FIELD}-error`);
  const form = make(
    'form',
    { className: 'newsletter__form', noValidate: true },
    make('h2', { id: 'newsletter-title' }, newsletterText.title),
    make('p', { className: 'small' }, newsletterText.rhythm),
    make('label', { htmlFor: FIELD }, loginText.email),
    field,
    make('span', { className: 'form__error', id: `${FIELD}-error`, hidden: true }),
    make('p', { className: 'small', role: 'status' }),
    make('button', { className: 'button', type: 'submit' }, hostPagesText.subscribe),
  );
  form.addEventListener('submit', subscribe);
  const refusal = make('button', { className: 'button button--quiet', type: 'submit' }, newsletterText.refuse);
  const popup = make('dialog', { className: 'newsletter' }, form, make('form', { method: 'dialog' }, refusal));
  popup.setAttribute('aria-labelledby', 'newsletter-title');
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && popup.close();
  document.addEventListener('keydown', closeByKey);
  popup.addEventListener('close', () => {
    if (mayAsk()) writeStored('newsletter', 'no');
    document.removeEventListener('keydown', closeByKey);
    popup.remove();
  });
  document.body.append(popup);
  // `show()` would move the focus.
  popup.open = true;
}

async function subscribe(event: Event): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const state = form.querySelector<HTMLElement>('[role=status]');
  const button = form.querySelector('button');
  if (!state || !button || button.ariaBusy) return;
  const problems = checkForm(form);
  showErrors(form, problems);
  if (problems['email']) return;
  button.ariaBusy = 'true';
  try {
    const answer = await callApi('/newsletter', { body: { email: new FormData(form).get('email') } });
    if (!(answer as { data?: unknown } | null)?.data) throw new Error('refused');
    writeStored('newsletter', 'subscribed');
    // The title stays, as it labels the popup.
    for (const part of form.querySelectorAll('h2 ~ :not([role=status])')) part.remove();
    const refusal = form.parentElement?.querySelector('.button--quiet');
    if (refusal) refusal.textContent = controlsText.close;
    state.textContent = newsletterText.confirm;
  } catch {
    state.textContent = newsletterText.failed;
    untilChanged(form, () => {
      state.textContent = '';
    });
  }
  button.ariaBusy = null;
}

/** Whether there is consent and no earlier answer; consent can be withdrawn at any time. */
const mayAsk = (): boolean => readStored('consent') === 'yes' && readStored('newsletter') === null;

/** Whether a dialog or banner is open, or something is being typed. */
const isInTheWay = (): boolean =>
  document.querySelector('dialog[open], .consent') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

setTimeout(() => {
  if (mayAsk() && !isInTheWay()) show();
}, DELAY_MS);
