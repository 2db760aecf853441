import { describeTrouble } from '../../browser/api/api-answer.ts';
import type { SellerDocuments } from '../../contract/sellers.ts';
import {
  DOCUMENT_TYPES,
  missingDocuments,
  missingDocumentWords,
  MOST_DOCUMENT_BYTES,
} from '../../core/seller/seller-documents.ts';
import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';
import { sellerDocumentsText } from '../../messages/rooms/seller-documents.ts';
import { whileBusy } from '../../browser/busy.ts';
import { make } from '../../browser/make.ts';
import { shrinkPicture } from '../../browser/pictures/shrink-picture.ts';
import { formatMoment, writeTexts } from '../../browser/templates.ts';
import { askAsSeller } from './seller-session.ts';
import { makeField } from './make-field.ts';
import { sendAsSeller } from './upload.ts';

/** The documents of the signed-in seller (components/seller/SellerDocuments.astro). */

const PATH = '/seller/application/documents';
/** Pixels at which a photographed page can be read. */
const LONGEST_SIDE = 1_920;
const TITLE_ID = 'documents-title';
const watched = new WeakSet<Element>();
const FIELDS = [
  ['pan', sellerDocumentsText.pan, sellerDocumentsText.panHint],
  ['gst', sellerDocumentsText.gst, sellerDocumentsText.gstHint],
  ['bank', sellerDocumentsText.bankTitle, sellerDocumentsText.bankHint],
] as const;

/** Shows which documents were sent, and sends one when its file is chosen. Stays hidden when the host can't be reached. */
export async function openDocuments(page: ParentNode): Promise<void> {
  const element = page.querySelector<HTMLElement>('[data-documents]');
  if (!element) return;
  const answer = await askAsSeller<SellerDocuments>(PATH);
  if (!answer.ok) return;
  if (watched.has(element)) {
    show(element, answer.data);
    return;
  }
  watched.add(element);
  element.append(...makeContent(element.dataset['documents'] ?? ''));
  element.setAttribute('aria-labelledby', TITLE_ID);
  show(element, answer.data);
  element.hidden = false;
  element.addEventListener('change', ({ target }) => {
    const field = (target as Element).closest<HTMLElement>('[data-kind]');
    const [file] = (target as HTMLInputElement).files ?? [];
    if (!field || !file) return;
    void whileBusy(
      target as Element,
      () => send(element, field, file),
      () => complain(field, sellerApplicationText.unreadable),
    );
  });
}

const makeContent = (privacyPage: string): HTMLElement[] => [
  make('h2', { id: TITLE_ID }, sellerDocumentsText.title),
  make(
    'p',
    { className: 'small' },
    ...sellerDocumentsText
      .rules({ most: MOST_DOCUMENT_BYTES / 1e6 })
      .map((part) => (typeof part === 'string' ? part : make('a', { href: privacyPage }, part.text))),
  ),
  ...FIELDS.map(([kind, label, hint]) => {
    const id = `document-${kind}`;
    const input = make('input', { id, type: 'file', className: 'form__input', accept: DOCUMENT_TYPES.join() });
    const field = makeField(label, input, hint);
    field.querySelector('.form__hint')?.setAttribute('role', 'status');
    field.querySelector('.form__error')?.setAttribute('role', 'alert');
    field.dataset['kind'] = kind;
    return field;
  }),
];

async function send(container: HTMLElement, field: HTMLElement, file: File): Promise<void> {
  const input = field.querySelector('input');
  const before = field.querySelector('.form__hint')?.textContent ?? '';
  complain(field, '');
  say(field, sellerApplicationText.sending);
  const problem = await upload(container, field.dataset['kind'] ?? '', await shrinkPicture(file, LONGEST_SIDE));
  if (problem === undefined || !input) return;
  say(field, before);
  complain(field, problem);
  // Without this, choosing the same file again would be no change.
  input.value = '';
  input.focus();
}

/** Returns what went wrong. */
async function upload(container: HTMLElement, kind: string, content: Blob): Promise<string | undefined> {
  if (content.size > MOST_DOCUMENT_BYTES)
    return sellerApplicationText.fileLarge({
      size: Math.ceil(content.size / 1e5) / 10,
      most: MOST_DOCUMENT_BYTES / 1e6,
    });
  const answer = await sendAsSeller<SellerDocuments>(`${PATH}/${kind}`, content);
  if (!answer.ok) return answer.fields[kind] ?? describeTrouble(answer) ?? answer.message;
  show(container, answer.data);
  return undefined;
}

function show(container: HTMLElement, { wanted, sent }: SellerDocuments): void {
  const missing = missingDocuments(wanted, sent);
  const details = container.closest('details');
  if (missing.length > 0) details?.setAttribute('data-missing', String(missing.length));
  else details?.removeAttribute('data-missing');
  const { length: count } = missing;
  const dashboard = container.closest('seller-dashboard');
  if (dashboard)
    writeTexts(dashboard, {
      missing:
        count > 0 ? sellerApplicationText.missing({ count, documents: missingDocumentWords(wanted, sent) }) : undefined,
      stillMissing: count > 0 ? sellerApplicationText.stillMissing({ count }) : undefined,
      toSend: count > 0 ? sellerApplicationText.toSend({ count }) : undefined,
    });
  details?.dispatchEvent(new CustomEvent('documents'));
  for (const field of container.querySelectorAll<HTMLElement>('[data-kind]')) {
    const isThis = (kind: string) => kind === field.dataset['kind'];
    const document = sent.find(({ kind }) => isThis(kind));
    field.hidden = !document && !missing.some(isThis);
    if (document)
      say(
        field,
        sellerApplicationText.documentSent({
          moment: formatMoment(document.sentAt),
          kilobytes: Math.ceil(document.bytes / 1024),
        }),
      );
  }
}

function say(field: HTMLElement, text: string): void {
  const hint = field.querySelector('.form__hint');
  if (hint) hint.textContent = text;
}

function complain(field: HTMLElement, problem: string): void {
  const error = field.querySelector<HTMLElement>('.form__error');
  const input = field.querySelector('input');
  if (error) {
    error.textContent = problem;
    error.hidden = problem === '';
  }
  if (input) input.ariaInvalid = problem === '' ? null : 'true';
}
