import { operatorSellerChangesText } from '../../../../messages/rooms/operator-seller-changes.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import type { SellerChangeRow, SellerRow } from '../../../ground/database/tables.ts';
import { CHANGE_WORDS } from '../../../notices/change-messages.ts';
import { isOpen, listChanges } from '../../../records/sellers/changes.ts';
import { actionForm } from '../actions/actions.ts';
import { behind, hint } from '../../kit/pieces/html.ts';
import { type Field, field } from '../../kit/pieces/fields.ts';
import { formatMoment } from '../../kit/pieces/format.ts';
import type { Visit } from '../frame/visit.ts';

/** The state of a change, in words. */
function stateWords({ state, ...change }: Pick<SellerChangeRow, 'kind' | 'state' | 'due_at'>): string {
  const values = { what: CHANGE_WORDS[change.kind], moment: formatMoment(change.due_at) };
  switch (state) {
    case 'asked':
      return operatorSellerChangesText.asked(values);
    case 'unproven':
      return operatorSellerChangesText.unproven(values);
    case 'cooling':
      return operatorSellerChangesText.cooling(values);
    case 'done':
      return operatorSellerChangesText.done(values);
    case 'stopped':
      return operatorSellerChangesText.stopped(values);
  }
}

/** The changes of a seller's details, with forms to make one and to stop waiting ones. */
export async function changeForms(visit: Visit, row: SellerRow): Promise<Html | undefined> {
  if (row.status !== 'approved' && row.status !== 'suspended') return undefined;
  const word = row.id;
  const changes = await listChanges(visit.services, row.id);
  const list = changes.map((change) => html`<li>${stateWords(change)}</li>`);
  const form = (...fields: Field[]) =>
    actionForm(visit, 'sellers change', { word, button: operatorSellerChangesText.change, fields, isPlain: true });
  const forms = [
    form(field(operatorSellerChangesText.bank, 'bank', { required: true, maxlength: 200 })),
    form(field(operatorSellerChangesText.email, 'email', { type: 'email', required: true, maxlength: 200 })),
    form(field(operatorSellerChangesText.phone, 'phone', { type: 'tel', required: true, maxlength: 30 })),
    form(
      field(operatorSellerChangesText.pickup, 'pickup', { maxlength: 400 }),
      field(operatorSellerChangesText.gstin, 'gstin', { maxlength: 30 }),
    ),
  ];
  const note = hint(operatorSellerChangesText.care);
  const stop =
    changes.some(isOpen) &&
    actionForm(visit, 'sellers stop-change', { word, button: operatorSellerChangesText.stop, isPlain: true });
  return html`${list.length > 0 && html`<section><h2>${operatorSellerChangesText.changes}</h2><ul>${list}</ul></section>`}${stop}${forms.some(Boolean) && behind(operatorSellerChangesText.changeDetails, [note, forms])}`;
}
