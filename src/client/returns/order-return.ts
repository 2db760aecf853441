import type { Order, Shipment } from '../../contract/orders.ts';
import { MAX_RETURN_PICTURES } from '../../core/site/constants.ts';
import { refundPlanWords } from '../../orders/refund-words.ts';
import { randomId } from '../../browser/forms/once-key.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { listComma } from '../../messages/language.ts';
import { returnsText } from '../../messages/rooms/returns.ts';
import { termsText } from '../../messages/rooms/terms.ts';
import { showErrors } from '../../browser/forms/form-errors.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { showThumbnail } from '../../browser/pictures/thumbnail.ts';
import {
  askForChange,
  type Changed,
  daysOf,
  onceSubmitted,
  rootOf,
  type ShowChanged,
  tell,
} from '../own-orders/order-change.ts';

/** The form of a return, which is shown once it is filled. */
export function fillReturn(
  container: HTMLElement,
  details: HTMLElement,
  order: Order,
  shipment: Shipment,
  show: ShowChanged,
): void {
  const form = details.querySelector('form');
  if (!form?.hidden) return;
  const pieces = listPieces(container, shipment);
  form.querySelector('[data-list=pieces]')?.replaceChildren(...pieces);
  if (shipment.status === 'dispatched') askWhetherArrived(form);
  const { refund: days } = daysOf(container, order);
  writeTexts(form, {
    refundPlan:
      takesUpi(order) && order.payment.refundUpi === undefined
        ? returnsText.upiAfter({ within: termsText.within({ days }) })
        : refundPlanWords(order.payment, days),
  });
  const field = form.querySelector<HTMLInputElement>('[type=file]');
  field?.addEventListener('change', () => {
    writeTexts(form, { chosen: [...(field.files ?? [])].map(({ name }) => name).join(listComma()) });
  });
  form.noValidate = true;
  form.hidden = false;
  const root = rootOf(container);
  // The form is made anew with each answer.
  const idempotencyKey = randomId();
  onceSubmitted(form, root, async () => {
    const { request, photos } = readReturn(form, pieces);
    const problem = judge(request, photos.length);
    if (problem) {
      showErrors(form, {}, problem);
      return;
    }
    const { refused, shown } = await askForChange(
      root,
      order,
      '/returns',
      request,
      returnsText.requested + askForUpi(order),
      {
        idempotencyKey,
      },
    );
    if (refused?.code === 422) showErrors(form, refused.fields);
    if (!shown) return;
    const added = refused ? undefined : findAdded(shipment, shown.order);
    const after = added && photos.length > 0 ? await addPhotos(root, shown, added, photos) : shown;
    await show(after.order, after.news);
  });
}

/** What is wrong with a thing can be said once it is there; before, a parcel is refused at the door. */
function askWhetherArrived(form: HTMLFormElement): void {
  const [arrived, notYet] = form.querySelectorAll<HTMLElement>('[data-slot]');
  const tick = arrived?.querySelector('input');
  if (!arrived || !notYet || !tick) return;
  arrived.hidden = false;
  const questions = [...form.children].filter((child): child is HTMLElement => child !== arrived && child !== notYet);
  const ask = () => {
    notYet.hidden = tick.checked;
    for (const question of questions) question.hidden = !tick.checked || question.matches('.form__summary');
  };
  tick.addEventListener('change', ask);
  ask();
}

interface WantedReturn {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly reason: string;
  readonly note?: string;
}

function readReturn(form: HTMLFormElement, pieces: readonly HTMLElement[]) {
  const lines = pieces.flatMap((piece) => {
    const tick = piece.querySelector('input');
    return tick?.checked ? [{ lineId: tick.value, quantity: Number(piece.querySelector('select')?.value) }] : [];
  });
  const data = new FormData(form);
  const [reason = '', note] = ['reason', 'note'].map((name) => String(data.get(name) ?? '').trim());
  const request: WantedReturn = { lines, reason, note: note || undefined };
  return { request, photos: [...(form.querySelector<HTMLInputElement>('[type=file]')?.files ?? [])] };
}

/** The return stands, whatever becomes of its photos. */
async function addPhotos(root: HTMLElement, { order, news }: Changed, returnId: string, photos: readonly File[]) {
  try {
    const { sendPhotos } = await import('./return-photos.ts');
    const sent = await sendPhotos(order, returnId, photos, (words) => tell(root, words));
    return { order: sent.order, news: `${news} ${sent.news}` };
  } catch {
    return { order, news: `${news} ${returnsText.photosLost}` };
  }
}

const askForUpi = (order: Order): string => (takesUpi(order) ? ` ${returnsText.upiBelow}` : '');

const takesUpi = ({ payment, address }: Order): boolean => payment.method === 'cash' && address.country === 'IN';

function judge({ lines, reason }: WantedReturn, photos: number): string | undefined {
  if (lines.length === 0) return returnsText.chooseLines;
  if (!reason) return returnsText.chooseReason;
  return photos > MAX_RETURN_PICTURES ? returnsText.choosePhotos({ most: MAX_RETURN_PICTURES }) : undefined;
}

/** The return that a shipment did not have before. */
function findAdded(before: Shipment, { shipments }: Order): string | undefined {
  const known = new Set(before.returns.map(({ id }) => id));
  return shipments.find(({ id }) => id === before.id)?.returns.findLast(({ id }) => !known.has(id))?.id;
}

const listPieces = (container: HTMLElement, { lines }: Shipment): HTMLElement[] => {
  const returnable = lines.filter((line) => line.returnable > 0);
  return returnable.map((line) => {
    const piece = copyTemplate(container, 'piece');
    const tick = piece.querySelector('input');
    const count = piece.querySelector('select');
    if (tick) {
      tick.checked = returnable.length === 1;
      tick.value = line.id;
    }
    showThumbnail(piece, line.picture);
    // One piece is no choice.
    piece.querySelector<HTMLElement>('.order-piece__count')?.toggleAttribute('hidden', line.returnable === 1);
    for (let pieceCount = line.returnable; pieceCount > 0; pieceCount--) count?.add(new Option(String(pieceCount)));
    writeTexts(piece, {
      title: line.title,
      size: line.size && sizeWords(line.size),
      countLabel: returnsText.piecesOf({ title: line.title }),
    });
    return piece;
  });
};
