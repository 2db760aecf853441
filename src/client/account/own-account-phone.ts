import { describeTrouble } from '../../browser/api/api-answer.ts';
import type { AskedCode, OwnAccount } from '../../contract/accounts.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { tell } from '../../browser/notice.ts';
import { readToken } from '../../stores/session.ts';
import { fillValues } from '../forms/form-values.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { clearErrors, showErrors } from '../../browser/forms/form-errors.ts';
import { writeTexts } from '../../browser/templates.ts';
import { askHost } from '../../browser/api/api.ts';

/** The form that confirms the phone number with a code which goes to it. It is hidden where there is nothing to confirm, or no way. */

export function showPhoneForm(form: HTMLFormElement, { phone = '', confirmPhoneBy: way }: OwnAccount): void {
  form.hidden = way === undefined;
  // The code is for the number that it was sent to.
  if (form.hidden || form.dataset['phone'] !== phone) showCodeField(form, false);
  form.dataset['phone'] = phone;
  if (way)
    writeTexts(form, {
      confirmBy: accountText.confirmBy({ way }),
    });
}

/** Sends a code when it is asked for. */
export function offerPhoneCode(form: HTMLFormElement): void {
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-act=phoneCode]');
    if (!button) return;
    void whileBusy(
      button,
      () => askForCode(form),
      () => tell(FAILED),
      form,
    );
  });
}

async function askForCode(form: HTMLFormElement): Promise<void> {
  const answer = await askHost<AskedCode>('/account/phone/code', { body: {}, token: readToken() });
  if (!answer.ok) {
    showErrors(form, {}, describeTrouble(answer) ?? answer.message);
    return;
  }
  clearErrors(form);
  fillValues(form, { request: answer.data.request, code: '' });
  const phone = formatPhone(form.dataset['phone'] ?? '');
  const isSecond = form.querySelector<HTMLElement>('[data-code=typed]')?.hidden === false;
  writeTexts(form, {
    phoneCodeSent: isSecond ? accountText.newCodeSent({ phone }) : accountText.codeSent({ phone }),
  });
  showCodeField(form, true);
}

function showCodeField(form: HTMLFormElement, isShown: boolean): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-code]'))
    part.hidden = (part.dataset['code'] === 'typed') !== isShown;
  if (isShown) form.querySelector<HTMLElement>('[name=code]')?.focus();
}
