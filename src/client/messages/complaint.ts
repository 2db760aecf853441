import { describeTrouble } from '../../browser/api/api-answer.ts';
import type { Ticket, TrackedComplaint } from '../../contract/messages.ts';
import { complaintsText } from '../../messages/rooms/complaints.ts';
import { askHost } from '../../browser/api/api.ts';
import { dropOnceKey, onceKey } from '../../browser/forms/once-key.ts';
import { clearDraft, keepDraft } from '../forms/form-draft.ts';
import { checkForm, showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { findPart, showParts } from '../../browser/parts.ts';
import { formatMoment, writeTexts } from '../../browser/templates.ts';

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
    if (number && asked) {
      number.value = asked;
      // Without it, the shopper fills in the rest.
      import('./complaint-order.ts').then(
        ({ fillFromOrder }) => fillFromOrder(form, asked),
        () => {},
      );
    }
    onSend(form, () => this.#send(form));
    onSend(track, () => this.#track(track));
  }

  async #send(form: HTMLFormElement): Promise<void> {
    const problems = checkForm(form);
    const { item, ...values } = readValues(form);
    if (item) values['text'] = complaintsText.about({ item: String(item), text: String(values['text']) });
    const [phone, email] = ['phone', 'email'].map((name) => form.elements.namedItem(name) as HTMLInputElement);
    const hasNeither = !values['phone'] && !values['email'];
    if (hasNeither) problems['phone'] ??= phone?.dataset['missing'] ?? '';
    if (Object.keys(problems).length > 0) {
      showErrors(form, problems);
      // Either of them is missing.
      if (hasNeither) email?.setAttribute('aria-invalid', 'true');
      return;
    }
    // What shows that the order is theirs: its seller hears of no other complaint.
    const proof = values['orderNumber']
      ? (await import('../own-orders/ask-about-order.ts')).headersForOrder(String(values['orderNumber']))
      : {};
    const headers = { ...proof, 'idempotency-key': onceKey(ONCE) };
    const answer = await askHost<Ticket>('/complaints', { body: values, headers });
    if (answer.ok) {
      clearDraft(DRAFT);
      dropOnceKey(ONCE);
      form.reset();
      const { ticket, acknowledgeBy, settleBy } = answer.data;
      writeTexts(this, {
        ticket,
        replyBy: complaintsText.by({ day: dayOf(acknowledgeBy) }),
        settleBy: complaintsText.by({ day: settleDay(settleBy) }),
      });
      void this.#offerCopy(ticket);
      showParts(this, 'done');
      entitle();
    } else if (answer.code === 409) {
      // The next try is a new complaint.
      dropOnceKey(ONCE);
      showErrors(form, {}, complaintsText.sentBefore);
    } else showErrors(form, answer.fields, describeTrouble(answer));
  }

  async #offerCopy(ticket: string): Promise<void> {
    const button = this.querySelector<HTMLElement>('[data-act=copy]');
    const { offerCopy } = await import('../../browser/alerts/offer-copy.ts');
    if (button) offerCopy(button, ticket, complaintsText.copied);
  }

  async #track(form: HTMLFormElement): Promise<void> {
    writeTexts(form, { state: '' });
    if (!validateForm(form)) return;
    const answer = await askHost<TrackedComplaint>('/complaints/track', { body: readValues(form) });
    if (answer.ok) {
      writeTexts(form, { state: describeState(answer.data) });
    } else if (answer.code === 404) showErrors(form, {}, complaintsText.notFound);
    else showErrors(form, answer.fields, describeTrouble(answer));
  }
}

/** The page is about what was received, and no more about what to send: its title heads the card that says so. */
function entitle(): void {
  const title = document.querySelector('h1');
  if (!title) return;
  title.textContent = complaintsText.received;
  title.className = 'outcome';
  if (title.nextElementSibling?.matches('p')) title.nextElementSibling.remove();
  document.querySelector('[data-part=done]')?.prepend(title);
  title.tabIndex = -1;
  title.focus();
}

/** The day of a moment, which ends with its year in every language: "29 Nov 2026". */
const dayOf = (moment: string): string => /^.*?\d{4}/.exec(formatMoment(moment))?.[0] ?? '';

/** The same of a day without a time. */
const settleDay = (settleBy: string): string => dayOf(`${settleBy}T06:00Z`);

const describeDeadlines = (acknowledgeBy: string, settleBy: string): string =>
  complaintsText.deadlines({ reply: dayOf(acknowledgeBy), settle: settleDay(settleBy) });

/** Where a complaint is, and by when we have to act. */
function describeState({
  status,
  receivedAt,
  acknowledgedAt,
  acknowledgeBy,
  settleBy,
  ...rest
}: TrackedComplaint): string {
  if (status === 'answered')
    return complaintsText.answered({ moment: formatMoment(rest.answeredAt ?? receivedAt), answer: rest.answer ?? '' });
  const next = acknowledgedAt
    ? complaintsText.read({ settle: settleDay(settleBy) })
    : describeDeadlines(acknowledgeBy, settleBy);
  return `${complaintsText.receivedOn({ moment: formatMoment(receivedAt) })} ${next}`;
}

customElements.define('complaint-form', ComplaintForm);
