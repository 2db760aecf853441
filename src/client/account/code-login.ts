import { describeTrouble } from '../../browser/api-answer.ts';
import type { AskedCode, OpenedSession } from '../../core/contract/accounts.ts';
import { DEVICE_TYPE } from '../../core/site/constants.ts';
import { accept } from '../../stores/session.ts';
import { showErrors, validateForm } from '../../browser/form-errors.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { enterPart, findPart, showParts } from '../../browser/parts.ts';
import { writeTexts } from '../../browser/templates.ts';
import { askHost } from '../../browser/api.ts';
import { readDevice } from '../../browser/device.ts';

/** The log-in by phone number and one-time code (components/app/CodeLogin.astro). `onDone` is called after it. */
export function startCodeLogin(container: HTMLElement, onDone: () => void): void {
  const ask = findPart<HTMLFormElement>(container, 'ask');
  const enter = findPart<HTMLFormElement>(container, 'enter');
  if (!ask || !enter) return;
  // It is what the code belongs to, and stays in memory.
  let request = '';
  const back = (message?: string) => {
    enter.reset();
    showParts(container, 'ask');
    if (message === undefined) ask.querySelector('input')?.focus();
    else showErrors(ask, {}, message);
  };
  onSend(ask, async () => {
    if (!validateForm(ask)) return;
    const { phone } = readValues(ask);
    const answer = await askHost<AskedCode>('/login/code', { body: { phone, device: readDevice() } });
    if (!answer.ok) {
      showErrors(ask, answer.fields, describeTrouble(answer));
      return;
    }
    request = answer.data.request;
    writeTexts(enter, { sentTo: String(phone) });
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
  enter.querySelector('[data-act=again]')?.addEventListener('click', () => back());
}
