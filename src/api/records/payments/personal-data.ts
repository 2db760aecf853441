import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, none, ruleFor, secret } from '../../ground/privacy/rules.ts';

const OF_ORDER = { found: [by('order', 'order_id')], onRequest: { does: 'order' } } as const;

/** What the host keeps about people in payments. */
export const paymentData: PersonalData = {
  tables: {
    payments: ruleFor<'payments'>()({
      words: 'payment that was begun',
      ...OF_ORDER,
      columns: {
        ...none('id', 'order_id', 'attempt', 'status', 'amount_minor', 'currency', 'created_at', 'check_at', 'checks'),
        ...none('ask_after'),
        ...secret('idempotency_key', 'session_id'),
      },
    }),
    provider_payments: ruleFor<'provider_payments'>()({
      words: 'payment',
      ...OF_ORDER,
      columns: none('id', 'payment_id', 'order_id', 'status', 'amount_minor', 'currency', 'outcome', 'at'),
    }),
  },
};
