import type { SellerApplication } from '../../core/contract/sellers.ts';
import { make } from '../../browser/make.ts';
import { formatMoment, writeTexts } from '../../browser/templates.ts';
import { askAsSeller } from './seller-session.ts';
import { APPLICATION_WORDS } from './seller-words.ts';

/** A step on the way to an open shop. */
interface Step {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isDone: boolean;
}

function makeStep({ title, note = '', isDone }: Step): HTMLElement {
  const step = make(
    'li',
    {},
    make('b', {}, title),
    make('span', { className: 'visually-hidden' }, isDone ? ': done' : ': to come'),
    make('span', { className: 'soft small' }, note),
  );
  step.toggleAttribute('data-done', isDone);
  return step;
}

/** Shows how far the application of a seller without an open shop is, whom it resolves to; to nothing when the host can't be reached. */
export async function showApplication(
  dashboard: HTMLElement,
): Promise<Pick<SellerApplication, 'businessName'> | undefined> {
  const answer = await askAsSeller<{ application: SellerApplication }>('/seller/application');
  if (!answer.ok) return undefined;
  const { status, businessName, email, submittedAt, isEmailConfirmed, reason } = answer.data.application;
  const way = { draft: 'Finish application', refused: 'Change the application' }[status as 'draft' | 'refused'];
  writeTexts(dashboard, { ...APPLICATION_WORDS[status], reason, way });
  const isComplete = dashboard.querySelector(':scope > [data-missing]') === null;
  const steps: readonly Step[] = [
    { title: 'Application sent', note: submittedAt && formatMoment(submittedAt), isDone: true },
    {
      title: 'Email address',
      note: isEmailConfirmed ? 'Confirmed' : `Please open the link in our mail to ${email}.`,
      isDone: isEmailConfirmed,
    },
    { title: 'Documents', note: isComplete ? 'Sent' : 'Please send them above.', isDone: isComplete },
    { title: 'We check everything', note: 'Within 3 business days', isDone: false },
    { title: 'Your shop opens', isDone: false },
  ];
  dashboard.querySelector('.dashboard__way')?.remove();
  const list = make('ol', { className: 'dashboard__way', role: 'list' }, ...steps.map(makeStep));
  if (status === 'submitted') dashboard.querySelector('[data-text=reason]')?.after(list);
  return businessName === undefined ? {} : { businessName };
}
