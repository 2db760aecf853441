import { describeTrouble } from '../../core/api-answer.ts';
import type { Ticket, TrackedComplaint } from '../../core/contract/messages.ts';
import { askHost } from '../platform/api.ts';
import { dropOnceKey, onceKey } from '../platform/once-key.ts';
import { clearDraft, keepDraft } from '../forms/form-draft.ts';
import { checkForm, showErrors } from '../forms/form-errors.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { enterPart, findPart, showParts } from '../lib/parts.ts';
import { formatMoment, writeTexts } from '../lib/templates.ts';

/** Storage keys of the draft and of the idempotency key. */
const DRAFT = 'complaint';
const ONCE = 'complaint key';

/** A complaint and its ticket (components/app/Complaint.astro). */
class ComplaintForm extends HTMLElement {
  connectedCallback(): void {
    const form = findPart<HTMLFormElement>(this, 'form');
    const track = this.querySelector<HTMLFormElement>('details form');
    if (!form || !track) return;
    keepDraft(form, DRAFT);
    const number = form.elements.namedItem('orderNumber') as HTMLInputElement | null;
    const asked = new URLSearchParams(location.search).get('order');
    if (number && asked) number.value = asked;
    onSend(form, () => this.#send(form));
    onSend(track, () => this.#track(track));
  }

  async #send(form: HTMLFormElement): Promise<void> {
    const problems = checkForm(form);
    const values = readValues(form);
    if (!values['phone'] && !values['email'])
      problems['phone'] ??= 'A phone number or an e-mail address, so that we can answer.';
    if (Object.keys(problems).length > 0) {
      showErrors(form, problems);
      return;
    }
    const headers = { 'idempotency-key': onceKey(ONCE) };
    const answer = await askHost<Ticket>('/complaints', { body: values, headers });
    if (answer.ok) {
      clearDraft(DRAFT);
      dropOnceKey(ONCE);
      form.reset();
      writeTexts(this, { ticket: answer.data.ticket });
      showParts(this, 'done');
      enterPart(this, 'done');
    } else if (answer.code === 409) {
      // The next try is a new complaint.
      dropOnceKey(ONCE);
      showErrors(
        form,
        {},
        'An earlier try has reached us, with other words. Send it once more if these should reach us too.',
      );
    } else showErrors(form, answer.fields, describeTrouble(answer));
  }

  async #track(form: HTMLFormElement): Promise<void> {
    writeTexts(form, { state: '' });
    const problems = checkForm(form);
    if (Object.keys(problems).length > 0) {
      showErrors(form, problems);
      return;
    }
    const answer = await askHost<TrackedComplaint>('/complaints/track', { body: readValues(form) });
    if (answer.ok) {
      const { status, receivedAt, answer: words = '', answeredAt } = answer.data;
      writeTexts(form, {
        state:
          status === 'open'
            ? `We have had it since ${formatMoment(receivedAt)} and are at it.`
            : `Answered on ${formatMoment(answeredAt ?? receivedAt)}:\n${words}`,
      });
    } else if (answer.code === 404) showErrors(form, {}, 'There is no ticket with this number and this contact.');
    else showErrors(form, answer.fields, describeTrouble(answer));
  }
}
customElements.define('complaint-form', ComplaintForm);
