import type { SellerRow } from '../../ground/database/tables.ts';
import { CHANGE_WORDS } from '../../notices/change-messages.ts';
import { isOpen, listChanges } from '../../records/sellers/changes.ts';
import { actionForm } from './actions.ts';
import { behind, field, formatMoment, toHtml } from './html.ts';
import type { View } from './view.ts';

const STATES = {
  asked: 'asked for by the seller; waits for the code, until',
  unproven: 'waits for the link in the mail to the new address, until',
  cooling: 'is used from; no payout until then',
  done: 'made',
  stopped: 'stopped',
} as const;

/** The changes of a seller's details, and forms to make one or to stop those that wait. */
export async function changeForms(view: View, row: SellerRow): Promise<string> {
  if (row.status !== 'approved' && row.status !== 'suspended') return '';
  const word = row.id;
  const changes = await listChanges(view.services, row.id);
  const list = changes
    .map(
      ({ kind, state, due_at: due }) => `<li>${toHtml(CHANGE_WORDS[kind])}: ${STATES[state]} ${formatMoment(due)}</li>`,
    )
    .join('');
  const form = (fields: string) =>
    actionForm(view, 'sellers change', { word, button: 'Change', fields, isPlain: true });
  const forms = [
    form(field('Bank account: holder; number; IFSC', 'bank', { required: true, maxlength: 200 })),
    form(field('Email', 'email', { type: 'email', required: true, maxlength: 200 })),
    form(field('Mobile number', 'phone', { type: 'tel', required: true, maxlength: 30 })),
    form(
      field('Pickup address: street; town; state; PIN code', 'pickup', { maxlength: 400 }) +
        field('GSTIN, or none', 'gstin', { maxlength: 30 }),
    ),
  ].join('');
  const note =
    '<p class="soft">Make sure first that it is the seller who asks: call the number above. The seller is told everywhere. A new address has to be confirmed; a new bank account is used after three days.</p>';
  const stop = changes.some(isOpen)
    ? actionForm(view, 'sellers stop-change', { word, button: 'Stop what waits', isPlain: true })
    : '';
  return (
    (list === '' ? '' : `<section><h2>Changes</h2><ul>${list}</ul></section>`) +
    stop +
    (forms === '' ? '' : behind('Change details', note + forms))
  );
}
