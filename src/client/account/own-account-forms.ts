import { describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import type { OwnAccount } from '../../contract/accounts.ts';
import { askHost } from '../../browser/api/api.ts';
import { page } from '../../browser/page.ts';
import { tell } from '../../browser/notice.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { forgetTraces } from './forget-traces.ts';
import { logOut, readToken } from '../../stores/session.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { offerToShowPasswords } from '../../browser/forms/show-passwords.ts';
import { onSend } from '../forms/form-send.ts';
import { fillValues, readValues } from '../forms/form-values.ts';
import { downloadAccount } from './own-account-export.ts';
import { markContents } from './own-account-contents.ts';
import { offerPhoneCode, showPhoneForm } from './own-account-phone.ts';
import { listenToSessions, showSessions } from './own-account-sessions.ts';
import { listenToAddresses, showAddresses } from './own-addresses.ts';
import { offerCode, showProof } from './proof.ts';
import { enterPart, showParts } from '../../browser/parts.ts';
import { writeTexts } from '../../browser/templates.ts';
import { formatDate } from '../own-orders/moments.ts';

/** Where each form is sent, and the message on success. */
const FORMS = {
  send: { path: '/account/email/send', done: accountText.linkSent },
  name: { path: '/account/name', done: accountText.nameSaved },
  email: { path: '/account/email', done: accountText.newLinkSent },
  phone: { path: '/account/phone', done: accountText.numberSaved },
  confirm: { path: '/account/phone/confirm', done: accountText.numberConfirmed },
  password: { path: '/account/password', done: accountText.passwordChanged },
  market: { path: '/account/market', done: accountText.countrySaved },
  export: { path: '/account/export', done: accountText.fileSaved },
  delete: { path: '/account/delete', done: '' },
} as const;
type FormName = keyof typeof FORMS;

const listening = new WeakSet<HTMLElement>();

/** Fills the account page; on the first call it also attaches the handlers of forms and buttons. */
export function showAccount(container: HTMLElement, account: OwnAccount): void {
  const { username, email, isEmailConfirmed, newEmail, phone, isPhoneConfirmed, createdAt } = account;
  // What can be confirmed here says so beside its button.
  const phoneOpen = account.confirmPhoneBy === undefined ? accountText.notConfirmed : '';
  const awaited = newEmail ?? (isEmailConfirmed ? undefined : email);
  writeTexts(container, {
    username,
    email,
    emailState: isEmailConfirmed ? accountText.confirmed : '',
    phone: phone === undefined ? accountText.notGiven : formatPhone(phone),
    phoneState: phone === undefined ? '' : isPhoneConfirmed ? accountText.confirmed : phoneOpen,
    phoneVerb: phone === undefined ? accountText.add : accountText.change,
    since: formatDate(createdAt),
    waitingFor:
      awaited === undefined
        ? ''
        : newEmail === undefined
          ? accountText.confirmLinkSent
          : accountText.switchLinkSent({ email: newEmail }),
  });
  for (const name of ['email', 'waitingFor']) breakBeforeAt(container, name);
  const send = findForm(container, 'send');
  if (send) send.hidden = awaited === undefined;
  const confirm = findForm(container, 'confirm');
  if (confirm) showPhoneForm(confirm, account);
  const market = findForm(container, 'market');
  if (market) fillValues(market, { market: account.market ?? page.market });
  void showSessions(container);
  void showAddresses(container);
  if (listening.has(container)) return;
  listening.add(container);
  for (const name of Object.keys(FORMS) as FormName[]) {
    const form = findForm(container, name);
    if (!form) continue;
    onSend(form, () => sendForm(container, form, name));
    offerToShowPasswords(form);
    offerCode(form);
  }
  if (confirm) offerPhoneCode(confirm);
  listenToSessions(container);
  listenToAddresses(container);
  markContents(container);
}

/** An address that is too long for its line goes on after its name. */
function breakBeforeAt(container: HTMLElement, name: string): void {
  const element = container.querySelector(`[data-text=${name}]`);
  const [before = '', ...after] = element?.textContent.split(/(?=@)/) ?? [];
  element?.replaceChildren(before, ...after.flatMap((part) => [document.createElement('wbr'), part]));
}

const findForm = (container: HTMLElement, name: FormName): HTMLFormElement | null =>
  container.querySelector(`[data-form=${name}]`);

async function sendForm(container: HTMLElement, form: HTMLFormElement, name: FormName): Promise<void> {
  if (!validateForm(form)) return;
  const { path, done } = FORMS[name];
  const body = readValues(form);
  const refused = name === 'export' ? await downloadAccount(body) : await ask(path, body);
  if (refused) {
    showRefusal(form, name, refused);
    return;
  }
  form.reset();
  showProof(form, 'password');
  if (name === 'delete') {
    logOut();
    void forgetTraces();
    showParts(container, 'deleted');
    enterPart(container, 'deleted');
    return;
  }
  tell(done);
  const fold = form.closest('details');
  if (fold) {
    fold.open = false;
    fold.querySelector('summary')?.focus();
  }
  const now = await askHost<{ account: OwnAccount }>('/account', { token: readToken() });
  if (now.ok) showAccount(container, now.data.account);
  // Its form is hidden now.
  if (name === 'confirm') findForm(container, 'phone')?.closest('details')?.querySelector('summary')?.focus();
}

async function ask(path: string, body: unknown): Promise<Refused | undefined> {
  const answer = await askHost(path, { body, token: readToken() });
  return answer.ok ? undefined : answer;
}

function showRefusal(form: HTMLFormElement, name: FormName, refused: Refused): void {
  const { code, fields, message } = refused;
  const isWrongPassword = code === 401 && Object.keys(fields).length === 0;
  const field = name === 'password' ? 'currentPassword' : 'password';
  if (code === 410) showProof(form, 'password');
  showErrors(
    form,
    isWrongPassword ? { [field]: accountText.wrongPassword } : fields,
    describeTrouble(refused) ?? (code === 410 ? message : undefined),
  );
}
