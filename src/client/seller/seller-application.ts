import type { SellerApplication } from '../../contract/sellers.ts';
import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import { sellerDetailsText } from '../../messages/rooms/seller-details.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { tell } from '../../browser/notice.ts';
import { formatMoment, writeTexts } from '../../browser/templates.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { report } from './dashboard-list.ts';
import styles from './seller-application.css?url';
import { askAsSeller } from './seller-session.ts';
import { APPLICATION_WORDS, submittedWords } from './seller-words.ts';

const CONFIRMATION = '/seller/application/confirmation';
const CONFIRM = 'dashboard__confirm';
const fail = (): void => tell(FAILED);

/** A step on the way to an open shop. */
interface Step {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isDone: boolean;
  /** What is done in it. */
  readonly work?: Element | null;
}

/** The first step that is not done is the one to do now. */
const makeSteps = (steps: readonly Step[]): HTMLElement[] => {
  const now = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ title, note = '', isDone, work }, index) => {
    const state = isDone ? 'done' : index === now ? 'now' : 'next';
    const step = make(
      'li',
      {},
      make('b', {}, title),
      make(
        'span',
        { className: 'visually-hidden' },
        {
          done: sellerApplicationText.stepDone,
          now: sellerApplicationText.stepNow,
          next: sellerApplicationText.stepToCome,
        }[state],
      ),
      make('span', { className: 'soft small' }, note),
    );
    step.dataset['step'] = state;
    if (work) step.append(work);
    return step;
  });
};

/** What is done until the address is confirmed: looking again, and having the mail sent again, or to another address. */
function makeConfirmation(dashboard: HTMLElement, email: string): HTMLElement {
  const send = async (form: HTMLFormElement | undefined): Promise<void> => {
    const body = form ? readValues(form) : {};
    const answer = await askAsSeller<{ application: SellerApplication }>(CONFIRMATION, { body });
    if (!answer.ok) {
      if (form && answer.code === 422) showErrors(form, answer.fields);
      else if (answer.code === 409) tell(answer.message);
      else report(dashboard, answer);
      return;
    }
    await showApplication(dashboard);
    tell(sellerApplicationText.linkSent({ email: answer.data.application.email }));
  };
  const look = async (): Promise<void> => {
    await showApplication(dashboard);
    if (dashboard.querySelector(`.${CONFIRM}`)) tell(sellerApplicationText.notConfirmed({ email }));
  };
  const confirmed = make('button', { className: 'button', type: 'button' }, sellerApplicationText.haveConfirmed);
  confirmed.addEventListener('click', () => void whileBusy(confirmed, look, fail));
  const again = make('button', { className: 'link-button', type: 'button' }, sellerApplicationText.sendAgain);
  again.addEventListener('click', () => void whileBusy(again, () => send(undefined), fail));
  const change = make(
    'button',
    { className: 'link-button', type: 'button', ariaExpanded: 'false' },
    sellerApplicationText.changeEmail,
  );
  const input = make('input', { id: 'confirm-email', name: 'email', type: 'email', className: 'form__input' });
  Object.assign(input, { required: true, maxLength: 200, autocomplete: 'email' });
  input.setAttribute('aria-describedby', 'confirm-email-error');
  const form = make(
    'form',
    { className: 'form', hidden: true },
    make(
      'div',
      { className: 'form__field' },
      make('label', { className: 'form__label', htmlFor: input.id }, sellerDetailsText.newEmail),
      input,
      make('span', { className: 'form__error', id: 'confirm-email-error', hidden: true }),
    ),
    make('button', { className: 'button button--quiet', type: 'submit' }, sellerApplicationText.sendLink),
  );
  change.addEventListener('click', () => {
    form.hidden = !form.hidden;
    change.ariaExpanded = String(!form.hidden);
    if (!form.hidden) input.focus();
  });
  onSend(form, async () => {
    if (validateForm(form)) await send(form);
  });
  return make('div', { className: CONFIRM }, confirmed, again, change, form);
}

/** Who is suspended writes or calls, at the addresses that the footer has. */
function showContact(dashboard: HTMLElement, isShown: boolean): void {
  const element = dashboard.querySelector<HTMLElement>('[data-text=contact]');
  if (!element) return;
  element.hidden = !isShown;
  const links = ['mailto', 'tel'].flatMap((kind) => {
    const link = document.querySelector(`footer [href^='${kind}:']`)?.cloneNode(true);
    return link instanceof HTMLElement ? link : [];
  });
  const [mail] = links;
  if (mail) {
    mail.className = 'button';
    mail.textContent = sellerApplicationText.writeToUs;
  }
  element.replaceChildren(...links);
}

/** Ends what waits for documents, as the application is shown again. */
let watch: AbortController | undefined;

/** Shows how far the application of a seller without an open shop is, whom it resolves to; to nothing when the host can't be reached. */
export async function showApplication(
  dashboard: HTMLElement,
): Promise<Pick<SellerApplication, 'businessName'> | undefined> {
  const [answer] = await Promise.all([
    askAsSeller<{ application: SellerApplication }>('/seller/application'),
    loadStyles(styles),
  ]);
  if (!answer.ok) return undefined;
  const { status, businessName, email, submittedAt, isEmailConfirmed, reason } = answer.data.application;
  const way = { draft: sellerApplicationText.finish, refused: sellerApplicationText.change }[
    status as 'draft' | 'refused'
  ];
  const documents = dashboard.querySelector<HTMLDetailsElement>('#seller-documents');
  const countMissing = (): number => Number(documents?.dataset['missing'] ?? 0);
  const isComplete = countMissing() === 0;
  const isSuspended = status === 'suspended';
  const say = (): void => {
    // What is missing has time until the shop opens again.
    if (isSuspended) delete documents?.dataset['missing'];
    const words = status === 'submitted' ? submittedWords(isEmailConfirmed, countMissing()) : APPLICATION_WORDS[status];
    const isAsked = status === 'submitted' && !isEmailConfirmed;
    const said = reason && isSuspended ? sellerOrdersText.reason({ reason }) : reason;
    writeTexts(dashboard, {
      ...words,
      reason: said,
      way,
      refresh: isAsked ? undefined : sellerApplicationText.refresh,
      ...(isSuspended && { toSend: undefined }),
    });
  };
  say();
  showContact(dashboard, isSuspended);
  watch?.abort();
  watch = new AbortController();
  documents?.addEventListener('documents', say, { signal: watch.signal });
  const steps: readonly Step[] = [
    { title: sellerApplicationText.stepSent, note: submittedAt && formatMoment(submittedAt), isDone: true },
    {
      title: sellerApplicationText.stepEmail,
      note: isEmailConfirmed ? sellerApplicationText.emailConfirmed : sellerApplicationText.openLink({ email }),
      isDone: isEmailConfirmed,
      work: isEmailConfirmed ? null : makeConfirmation(dashboard, email),
    },
    {
      title: sellerApplicationText.stepDocuments,
      note: isComplete
        ? sellerApplicationText.documentsSent
        : isEmailConfirmed
          ? sellerApplicationText.documentsHint
          : sellerApplicationText.documentsLater,
      isDone: isComplete,
      work: documents,
    },
    { title: sellerApplicationText.stepCheck, note: sellerApplicationText.checkTime, isDone: false },
    { title: sellerApplicationText.stepOpen, isDone: false },
  ];
  const before = dashboard.querySelector('.dashboard__way');
  if (status === 'submitted') {
    if (documents && isEmailConfirmed && !isComplete) documents.open = true;
    const list = make('ol', { className: 'dashboard__way', role: 'list' }, ...makeSteps(steps));
    dashboard.querySelector('[data-text=reason]')?.after(list);
  } else if (documents)
    dashboard.querySelector('[data-state=application]')?.[isComplete || isSuspended ? 'after' : 'before'](documents);
  before?.remove();
  return businessName === undefined ? {} : { businessName };
}
