import { describeTrouble } from '../../browser/api/api-answer.ts';
import type { AskedCode, OpenedSession } from '../../contract/accounts.ts';
import { DEVICE_TYPE } from '../../core/site/constants.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { accept } from '../../stores/session.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { enterPart, findPart, showParts } from '../../browser/parts.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { writeTexts } from '../../browser/templates.ts';
import { askHost } from '../../browser/api/api.ts';
import { readDevice } from '../../browser/device.ts';

/** How long a code has to arrive before another can be asked for. */
const WAIT_SECONDS = 30;

/** The log-in by phone number or e-mail address and one-time code (components/account/CodeLogin.astro). `onDone` is called after it. */
export function startCodeLogin(container: HTMLElement, onDone: () => void): void {
  const ask = findPart<HTMLFormElement>(container, 'ask');
  const enter = findPart<HTMLFormElement>(container, 'enter');
  const resend = enter?.querySelector<HTMLButtonElement>('[data-act=resend]');
  if (!ask || !enter || !resend) return;
  // It is what the code belongs to, and stays in memory.
  let request = '';
  let timer: number | undefined;
  const back = (message?: string) => {
    clearInterval(timer);
    enter.reset();
    showParts(container, 'ask');
    if (message === undefined) ask.querySelector('input')?.focus();
    else showErrors(ask, {}, message);
  };
  /** Sends a code to the number or address that was typed. Returns whether the host took the request; otherwise `form` says why not. */
  const send = async (form: HTMLFormElement): Promise<boolean> => {
    const login = String(readValues(ask)['login']).trim();
    const owner = login.includes('@') ? { email: login } : { phone: login };
    const answer = await askHost<AskedCode>('/login/code', { body: { ...owner, device: readDevice() } });
    if (!answer.ok) {
      const { phone, email, ...others } = answer.fields;
      const problem = email ?? phone;
      showErrors(form, problem === undefined ? others : { ...others, login: problem }, describeTrouble(answer));
      return false;
    }
    request = answer.data.request;
    writeTexts(enter, { sentTo: login });
    timer = countDown(resend, timer);
    return true;
  };
  onSend(ask, async () => {
    if (!validateForm(ask) || !(await send(ask))) return;
    writeTexts(enter, { news: undefined });
    showParts(container, 'enter');
    enterPart(container, 'enter');
  });
  onSend(enter, async () => {
    if (!validateForm(enter)) return;
    const { code, remember } = readValues(enter);
    const answer = await askHost<OpenedSession>('/login/code/confirm', {
      body: { request, code, deviceType: DEVICE_TYPE, device: readDevice() },
    });
    if (answer.ok) {
      await accept({ outcome: 'ok', token: answer.data.token }, remember === true);
      onDone();
    } else if (answer.code === 410) back(answer.message);
    else showErrors(enter, answer.fields, describeTrouble(answer));
  });
  resend.addEventListener(
    'click',
    () =>
      void whileBusy(
        resend,
        async () => {
          if (!(await send(enter))) return;
          writeTexts(enter, { news: loginText.newCodeSent });
          enter.querySelector('input')?.focus();
        },
        () => showErrors(enter, {}, FAILED),
        enter,
      ),
  );
  enter.querySelector('[data-act=again]')?.addEventListener('click', () => back());
}

/** Disables the button and counts on it until a new code can be asked for. Returns the timer; `before` is the one that it replaces. */
function countDown(button: HTMLButtonElement, before: number | undefined): number {
  clearInterval(before);
  let left = WAIT_SECONDS;
  const show = () => {
    button.disabled = left > 0;
    button.textContent = left > 0 ? loginText.newCodeIn({ seconds: left }) : loginText.newCode;
  };
  show();
  const timer = window.setInterval(() => {
    left -= 1;
    show();
    if (left === 0) clearInterval(timer);
  }, 1_000);
  return timer;
}
