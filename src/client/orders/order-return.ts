import type { Order, Shipment } from '../../core/contract/orders.ts';
import { MAX_RETURN_PICTURES } from '../../core/constants.ts';
import { randomId } from '../../core/random-id.ts';
import { sizeWords } from '../../core/size-words.ts';
import { showErrors } from '../lib/form-errors.ts';
import { copyTemplate, formatDay, writeTexts } from '../lib/templates.ts';
import { changeOrder, onceSubmitted, rootOf, type ShowChanged, tell } from './order-change.ts';

/** The form of a return, which is shown once it is filled. */
export function fillReturn(
  place: HTMLElement,
  details: HTMLElement,
  order: Order,
  shipment: Shipment,
  show: ShowChanged,
): void {
  const form = details.querySelector('form');
  if (!form?.hidden) return;
  writeTexts(form, {
    returnUntil: shipment.returnUntil ? `You can return items until ${formatDay(shipment.returnUntil)}.` : '',
  });
  const pieces = listPieces(place, shipment);
  form.querySelector('[data-list=pieces]')?.replaceChildren(...pieces);
  form.noValidate = true;
  form.hidden = false;
  const root = rootOf(place);
  // The form is made anew with each answer.
  const idempotencyKey = randomId();
  onceSubmitted(form, root, async () => {
    const wanted = pieces.flatMap((piece) => {
      const tick = piece.querySelector('input');
      return tick?.checked ? [{ lineId: tick.value, quantity: Number(piece.querySelector('select')?.value) }] : [];
    });
    const data = new FormData(form);
    const [reason, note] = ['reason', 'note'].map((name) => String(data.get(name) ?? '').trim());
    const photos = [...(form.querySelector<HTMLInputElement>('[type=file]')?.files ?? [])];
    const problem = judge(wanted.length, reason, photos.length);
    if (problem) {
      showErrors(form, {}, problem);
      return;
    }
    let after: Parameters<ShowChanged> | undefined;
    const refused = await changeOrder(
      root,
      order,
      '/returns',
      { lines: wanted, reason, ...(note ? { note } : {}) },
      order.payment.method === 'cash' && order.address.country === 'IN'
        ? 'Return requested. The seller will reply. Below, you can tell us your UPI ID for the refund.'
        : 'Return requested. The seller will reply.',
      (...shown) => {
        after = shown;
      },
      { idempotencyKey },
    );
    if (refused?.code === 422) showErrors(form, refused.fields);
    if (!after) return;
    const [changed, news] = after;
    const added = findAdded(shipment, changed);
    if (refused || !added || photos.length === 0) {
      show(changed, news);
      return;
    }
    // The return stands from here on, whatever becomes of its photos.
    try {
      const { sendPhotos } = await import('./return-photos.ts');
      const sent = await sendPhotos(changed, added, photos, (words) => tell(root, words));
      show(sent.order, `${news} ${sent.news}`);
    } catch {
      show(changed, `${news} Your photos were not added. You can add them below.`);
    }
  });
}

function judge(lines: number, reason: string | undefined, photos: number): string | undefined {
  if (lines === 0) return 'Choose what to return.';
  if (!reason) return 'Choose a reason.';
  return photos > MAX_RETURN_PICTURES ? `Choose at most ${MAX_RETURN_PICTURES} photos.` : undefined;
}

/** The return that a shipment did not have before. */
function findAdded(before: Shipment, { shipments }: Order): string | undefined {
  const known = new Set(before.returns.map(({ id }) => id));
  return shipments.find(({ id }) => id === before.id)?.returns.findLast(({ id }) => !known.has(id))?.id;
}

const listPieces = (place: HTMLElement, { lines }: Shipment): HTMLElement[] => {
  const returnable = lines.filter((line) => line.returnable > 0);
  return returnable.map((line) => {
    const piece = copyTemplate(place, 'piece');
    const tick = piece.querySelector('input');
    const count = piece.querySelector('select');
    if (tick) {
      tick.checked = returnable.length === 1;
      tick.value = line.id;
    }
    for (let pieceCount = line.returnable; pieceCount > 0; pieceCount--) count?.add(new Option(String(pieceCount)));
    writeTexts(piece, {
      title: [line.title, line.size && sizeWords(line.size)].filter(Boolean).join(', '),
      countLabel: `Pieces of ${line.title}`,
    });
    return piece;
  });
};
