import { describeTrouble } from '../../core/api-answer.ts';
import type { OwnAccount } from '../../core/contract/accounts.ts';
import { askHost } from '../platform/api.ts';
import { tell } from '../../stores/notice.ts';
import { formatPhone } from '../../core/phone.ts';
import { logOut, readToken } from '../../stores/session.ts';
import { checkForm, showErrors } from '../forms/form-errors.ts';
import { offerToShowPasswords, onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { downloadAccount } from './own-account-export.ts';
import { listenToSessions, showSessions } from './own-account-sessions.ts';
import { enterPart, showParts } from '../lib/parts.ts';
import { formatMoment, writeTexts } from '../lib/templates.ts';

/** Where each form is sent, and the message on success. */
const FORMS = {
  send: { path: '/account/email/send', done: 'The link is on its way. Look into your mail.' },
  email: { path: '/account/email', done: 'The link is on its way to the new address. Look into your mail.' },
  phone: { path: '/account/phone', done: 'Your number is kept as you wrote it.' },
  password: { path: '/account/password', done: 'Your password is changed. All other devices are logged out.' },
  delete: { path: '/account/delete', done: '' },
} as const;

const listening = new WeakSet<HTMLElement>();

/** Fills the account page; on the first call it also attaches the handlers of forms and buttons. */
export function showAccount(place: HTMLElement, account: OwnAccount): void {
  const { username, email, isEmailConfirmed, newEmail, phone, isPhoneConfirmed, createdAt } = account;
  const awaited = newEmail ?? (isEmailConfirmed ? undefined : email);
  writeTexts(place, {
    username,
    email,
    emailState: isEmailConfirmed ? '(confirmed)' : '(not confirmed yet)',
    phone: phone === undefined ? 'none' : formatPhone(phone),
    phoneState: phone === undefined ? '' : isPhoneConfirmed ? '(confirmed)' : '(not confirmed yet)',
    since: formatMoment(createdAt),
    waitingFor:
      awaited === undefined ? '' : `We have sent a link to ${awaited}. The address counts once you have opened it.`,
  });
  const send = place.querySelector<HTMLFormElement>('[data-form=send]');
  if (send) send.hidden = awaited === undefined;
  void showSessions(place);
  if (listening.has(place)) return;
  listening.add(place);
  for (const name of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const form = place.querySelector<HTMLFormElement>(`[data-form=${name}]`);
    if (!form) continue;
    onSend(form, () => sendForm(place, form, name));
    offerToShowPasswords(form);
  }
  listenToSessions(place);
  place.querySelector<HTMLElement>('[data-act=export]')?.addEventListener('click', ({ currentTarget }) => {
    void downloadAccount(currentTarget as HTMLButtonElement);
  });
}

async function sendForm(place: HTMLElement, form: HTMLFormElement, name: keyof typeof FORMS): Promise<void> {
  const problems = checkForm(form);
  if (Object.keys(problems).length > 0) {
    showErrors(form, problems);
    return;
  }
  const { path, done } = FORMS[name];
  const answer = await askHost(path, { body: readValues(form), token: readToken() });
  if (!answer.ok) {
    const isWrong = answer.code === 401;
    const field = name === 'password' ? 'currentPassword' : 'password';
    showErrors(form, isWrong ? { [field]: 'This is not the password.' } : answer.fields, describeTrouble(answer));
    return;
  }
  form.reset();
  if (name === 'delete') {
    logOut();
    showParts(place, 'deleted');
    enterPart(place, 'deleted');
    return;
  }
  tell(done);
  const fold = form.closest('details');
  if (fold) {
    fold.open = false;
    fold.querySelector('summary')?.focus();
  }
  const now = await askHost<{ account: OwnAccount }>('/account', { token: readToken() });
  if (now.ok) showAccount(place, now.data.account);
}
