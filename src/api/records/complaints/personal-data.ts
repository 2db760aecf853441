import { isEmailConfirmed } from '../accounts/email.ts';
import { isoMoment, present } from '../../ground/http/present.ts';
import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, none, ruleFor } from '../../ground/privacy/rules.ts';

/** What the host keeps about people in complaints. */
export const complaintData: PersonalData = {
  tables: {
    complaints: ruleFor<'complaints'>()({
      words: 'complaint',
      found: [by('email', 'email'), by('phone', 'phone'), by('order-number', 'order_number')],
      label: ['ticket', 'created_at', 'status'],
      onRequest: {
        does: 'nothing',
        why: 'kept for a consumer commission (Consumer Protection Act, s. 69), then deleted by age',
      },
      columns: {
        ...none(
          'ticket',
          'order_number',
          'is_order_proved',
          'status',
          'created_at',
          'acknowledged_at',
          'answered_at',
          'language',
        ),
        name: given('name', 'age', ''),
        phone: given('phone', 'age'),
        email: given('email', 'age'),
        text: given('what was written', 'age', ''),
        answer: given('what was answered', 'age'),
      },
    }),
  },
  shown: ['complaints'],
  // Found by address and number, so only once the address is confirmed.
  exportAccount: async ({ database }, account) => {
    if (!isEmailConfirmed(account)) return { complaints: [] };
    const rows = await database.read
      .selectFrom('complaints')
      .selectAll()
      .where((eb) =>
        eb.or([eb(eb.fn<string>('lower', ['email']), '=', account.email_key), eb('phone', '=', account.phone)]),
      )
      .orderBy('created_at')
      .execute();
    const complaints = rows.map((row) => ({
      ticket: row.ticket,
      ...present({ name: row.name, phone: row.phone, email: row.email, orderNumber: row.order_number }),
      text: row.text,
      status: row.status,
      receivedAt: isoMoment(row.created_at),
      ...present({ answer: row.answer }),
    }));
    return { complaints };
  },
};
