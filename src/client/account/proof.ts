import { describeTrouble } from '../../browser/api/api-answer.ts';
import type { AskedCode } from '../../contract/accounts.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { tell } from '../../browser/notice.ts';
import { readToken } from '../../stores/session.ts';
import { fillValues } from '../forms/form-values.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { writeTexts } from '../../browser/templates.ts';
import { askHost } from '../../browser/api/api.ts';

/** The proof of a sensitive change: the password, or a one-time code in its place (components/fields/Proof.astro). */
export function offerCode(form: HTMLFormElement): void {
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-proof] [data-act]');
    if (button?.dataset['act'] === 'password') showProof(form, 'password', true);
    else if (button)
      void whileBusy(
        button,
        () => askForCode(form),
        () => tell(FAILED),
        form,
      );
  });
}

/** Asks for the password or for the code; the other one is not sent. */
export function showProof(form: HTMLFormElement, which: 'password' | 'code', isFocused = false): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-proof]')) {
    part.hidden = part.dataset['proof'] !== which;
    if (!part.hidden && isFocused) part.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }
}

async function askForCode(form: HTMLFormElement): Promise<void> {
  const answer = await askHost<AskedCode>('/account/code', { body: {}, token: readToken() });
  if (!answer.ok) {
    tell(describeTrouble(answer) ?? answer.message);
    return;
  }
  fillValues(form, { request: answer.data.request, code: '' });
  showProof(form, 'code', true);
  writeTexts(form, { codeSent: accountText.codeEmailed });
}
