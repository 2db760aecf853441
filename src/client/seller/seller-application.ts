import type { SellerApplication } from '../../core/contract/sellers.ts';
import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import { formatMoment, writeTexts } from '../../browser/templates.ts';
import styles from './seller-application.css?url';
import { askAsSeller } from './seller-session.ts';
import { APPLICATION_WORDS, submittedWords } from './seller-words.ts';

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
  const say = (): void => {
    const words = status === 'submitted' ? submittedWords(isEmailConfirmed, countMissing()) : APPLICATION_WORDS[status];
    writeTexts(dashboard, { ...words, reason, way });
  };
  say();
  watch?.abort();
  watch = new AbortController();
  documents?.addEventListener('documents', say, { signal: watch.signal });
  const steps: readonly Step[] = [
    { title: sellerApplicationText.stepSent, note: submittedAt && formatMoment(submittedAt), isDone: true },
    {
      title: sellerApplicationText.stepEmail,
      note: isEmailConfirmed ? sellerApplicationText.emailConfirmed : sellerApplicationText.openLink({ email }),
      isDone: isEmailConfirmed,
    },
    {
      title: sellerApplicationText.stepDocuments,
      note: isComplete ? sellerApplicationText.documentsSent : sellerApplicationText.documentsHint,
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
    dashboard.querySelector('[data-state=application]')?.[isComplete ? 'after' : 'before'](documents);
  before?.remove();
  return businessName === undefined ? {} : { businessName };
}
