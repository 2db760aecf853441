import { type Answered, describeTrouble } from '../../core/api-answer.ts';
import type { SellerDocuments } from '../../core/contract/sellers.ts';
import { MOST_DOCUMENT_BYTES } from '../../core/seller-documents.ts';
import { whileBusy } from '../lib/busy.ts';
import { shrinkPicture } from '../lib/shrink-picture.ts';
import { formatMoment } from '../lib/templates.ts';
import { askAsSeller } from './seller-session.ts';
import { sendAsSeller } from './upload.ts';

/** The documents of the signed-in seller (components/seller/SellerDocuments.astro). */

const PATH = '/seller/application/documents';
/** Pixels at which a photographed page can be read. */
const LONGEST_SIDE = 1_920;
const watched = new WeakSet<Element>();

/** Shows which documents were sent, and sends one when its file is chosen. Stays hidden when the host can't be reached. */
export async function openDocuments(page: ParentNode): Promise<void> {
  const place = page.querySelector<HTMLElement>('[data-documents]');
  if (!place) return;
  const answer = await askAsSeller<SellerDocuments>(PATH);
  if (!answer.ok) return;
  show(place, answer.data);
  place.hidden = false;
  if (watched.has(place)) return;
  watched.add(place);
  place.addEventListener('change', ({ target }) => {
    const field = (target as Element).closest<HTMLElement>('[data-kind]');
    const [file] = (target as HTMLInputElement).files ?? [];
    if (!field || !file) return;
    void whileBusy(
      target as Element,
      () => send(place, field, file),
      () => complain(field, 'This file can’t be read. Choose it again.'),
    );
  });
}

async function send(place: HTMLElement, field: HTMLElement, file: File): Promise<void> {
  complain(field, '');
  say(field, 'Sending…');
  const content = file.type.startsWith('image/') ? await shrinkPicture(file, LONGEST_SIDE) : file;
  const problem =
    content.size > MOST_DOCUMENT_BYTES
      ? `This file is ${(content.size / 1e6).toFixed(1)} MB. The limit is ${MOST_DOCUMENT_BYTES / 1e6} MB. Send a photo of the page instead.`
      : await upload(place, field, content);
  if (problem === undefined) return;
  say(field, field.querySelector<HTMLElement>('[data-hint]')?.dataset['hint'] ?? '');
  complain(field, problem);
  field.querySelector('input')?.focus();
}

/** Returns what went wrong. */
async function upload(place: HTMLElement, field: HTMLElement, content: Blob): Promise<string | undefined> {
  const kind = field.dataset['kind'] ?? '';
  const answer: Answered<SellerDocuments> = await sendAsSeller(`${PATH}/${kind}`, content);
  if (!answer.ok) return answer.fields[kind] ?? describeTrouble(answer) ?? answer.message;
  show(place, answer.data);
  return undefined;
}

function show(place: HTMLElement, { wanted, sent }: SellerDocuments): void {
  const missing = wanted.filter((kind) => !sent.some((document) => document.kind === kind)).length;
  const summary = place.closest('details')?.querySelector('summary');
  if (summary) summary.textContent = `Your documents${missing > 0 ? `: ${missing} still to send` : ''}`;
  for (const field of place.querySelectorAll<HTMLElement>('[data-kind]')) {
    const document = sent.find(({ kind }) => kind === field.dataset['kind']);
    field.hidden = !document && !wanted.some((kind) => kind === field.dataset['kind']);
    if (document)
      say(
        field,
        `Sent ${formatMoment(document.sentAt)}, ${Math.ceil(document.bytes / 1024)} KB. Choose another file to replace it.`,
      );
  }
}

function say(field: HTMLElement, text: string): void {
  const hint = field.querySelector('[data-hint]');
  if (hint) hint.textContent = text;
}

function complain(field: HTMLElement, problem: string): void {
  const error = field.querySelector<HTMLElement>('.form__error');
  if (error) {
    error.textContent = problem;
    error.hidden = problem === '';
  }
  field.querySelector('input')?.toggleAttribute('aria-invalid', problem !== '');
}
