import { type Html, html } from '../../ground/http/html.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import { CHANGE_WORDS } from '../../notices/change-messages.ts';
import { isOpen, listChanges } from '../../records/sellers/changes.ts';
import { actionForm } from './actions.ts';
import { behind, field, formatMoment, hint } from './html.ts';
import type { Visit } from './visit.ts';

const STATES = {
  asked: 'asked for by the seller; waits for the code, until',
  unproven: 'waits for the link in the mail to the new address, until',
  cooling: 'is used from; no payout until then',
  done: 'made',
  stopped: 'stopped',
} as const;

/** The changes of a seller's details, and forms to make one or to stop those that wait. */
export async function changeForms(visit: Visit, row: SellerRow): Promise<Html | undefined> {
  if (row.status !== 'approved' && row.status !== 'suspended') return undefined;
  const word = row.id;
  const changes = await listChanges(visit.services, row.id);
  const list = changes.map(
    ({ kind, state, due_at: due }) => html`<li>${CHANGE_WORDS[kind]}: ${STATES[state]} ${formatMoment(due)}</li>`,
  );
  const form = (fields: Html) => actionForm(visit, 'sellers change', { word, button: 'Change', fields, isPlain: true });
  const forms = [
    form(field('Bank account: holder; number; IFSC', 'bank', { required: true, maxlength: 200 })),
    form(field('Email', 'email', { type: 'email', required: true, maxlength: 200 })),
    form(field('Mobile number', 'phone', { type: 'tel', required: true, maxlength: 30 })),
    form(
      html`${field('Pickup address: street; town; state; PIN code', 'pickup', { maxlength: 400 })}${field('GSTIN, or none', 'gstin', { maxlength: 30 })}`,
    ),
  ];
  const note = hint(
    'Make sure first that it is the seller who asks: call the number above. The seller is told everywhere. A new address has to be confirmed; a new bank account is used after three days.',
  );
  const stop =
    changes.some(isOpen) &&
    actionForm(visit, 'sellers stop-change', { word, button: 'Stop what waits', isPlain: true });
  return html`${list.length > 0 && html`<section><h2>Changes</h2><ul>${list}</ul></section>`}${stop}${forms.some(Boolean) && behind('Change details', [note, forms])}`;
}
