import { describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import { MAX_RETURN_PICTURES } from '../../core/site/constants.ts';
import type { Order, ReturnRequest, Shipment } from '../../contract/orders.ts';
import { troubleText } from '../../messages/rooms/trouble.ts';
import { returnsText } from '../../messages/rooms/returns.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { make } from '../../browser/make.ts';
import { makeOptionalLabel } from '../../browser/forms/optional-label.ts';
import { sendFile } from '../../browser/api/send-file.ts';
import { makePhotoButton } from '../../browser/pictures/show-photos.ts';
import { headersForOrder, pathOfOrder } from '../own-orders/ask-about-order.ts';
import type { ShowChanged } from '../own-orders/order-change.ts';

/** Pixels of the longer side: the host keeps no more. */
const LONGEST_SIDE = 1_280;

const pathOf = (number: string, returnId: string): string => `${pathOfOrder(number)}/returns/${returnId}`;

/** Adds to the returns in `element` buttons that show their photos, and a field for more while the seller has not answered. */
export function offerPhotos(element: ParentNode, order: Order, { returns }: Shipment, show: ShowChanged): void {
  for (const { id, status, pictureCount = 0 } of returns) {
    const item = element.querySelector(`[data-return="${CSS.escape(id)}"]`);
    if (pictureCount > 0)
      item?.append(makePhotoButton(pictureCount, pathOf(order.number, id), headersForOrder(order.number)));
    if (status === 'requested' && pictureCount < MAX_RETURN_PICTURES)
      item?.append(makeField(order, { id, pictureCount }, show));
  }
}

/** The photos are sent as soon as they are chosen. */
function makeField(
  order: Order,
  { id, pictureCount }: Required<Pick<ReturnRequest, 'id' | 'pictureCount'>>,
  show: ShowChanged,
): HTMLElement {
  const left = MAX_RETURN_PICTURES - pictureCount;
  const input = make('input', { className: 'visually-hidden', type: 'file', accept: 'image/*', multiple: left > 1 });
  const news = make('span', { className: 'form__hint' }, returnsText.photosHint);
  news.setAttribute('role', 'status');
  const send = async () => {
    const files = [...(input.files ?? [])];
    if (files.length > left) {
      news.textContent = returnsText.morePhotos({ count: left });
      input.value = '';
      return;
    }
    const sent = await sendPhotos(order, id, files, (words) => {
      news.textContent = words;
    });
    await show(sent.order, sent.news);
  };
  input.addEventListener('change', () => {
    void whileBusy(input, send, () => {
      news.textContent = FAILED;
    });
  });
  const label = makeOptionalLabel(returnsText.addPhotos({ count: left }));
  const button = make('span', { className: 'button button--quiet' }, returnsText.photosButton({ count: left }));
  button.setAttribute('aria-hidden', 'true');
  return make('label', { className: 'form__field order-photos off-paper' }, label, input, button, news);
}

/** Sends photos one by one. Returns the order with them, and what became of them. Sending one again adds no second. */
export async function sendPhotos(
  order: Order,
  returnId: string,
  files: readonly File[],
  report: (words: string) => void,
): Promise<{ readonly order: Order; readonly news: string }> {
  const { shrinkPicture } = await import('../../browser/pictures/shrink-picture.ts');
  const [path, headers] = [`${pathOf(order.number, returnId)}/pictures`, headersForOrder(order.number)];
  const problems: string[] = [];
  let latest = order;
  let added = 0;
  for (const [index, file] of files.entries()) {
    report(returnsText.sending({ number: index + 1, count: files.length }));
    const answer = await sendFile<{ order: Order }>(path, await shrinkPicture(file, LONGEST_SIDE), headers);
    if (answer.ok) {
      latest = answer.data.order;
      added++;
      continue;
    }
    problems.push(`${file.name}: ${describeFailure(answer)}`);
    // The others would wait as long, for nothing.
    if (answer.code === 0) break;
  }
  const head =
    problems.length === 0
      ? returnsText.photosAdded({ count: added })
      : returnsText.somePhotosAdded({ added, count: files.length });
  const more = problems.length === 0 ? '' : ` ${returnsText.moreBelow}`;
  return { order: latest, news: [head, ...problems].join(' ') + more };
}

function describeFailure(refused: Refused): string {
  if (refused.code === 0) return troubleText.unreachable;
  if (refused.code === 413) return returnsText.photoLarge;
  return refused.fields['picture'] ?? describeTrouble(refused) ?? (refused.message || FAILED);
}
