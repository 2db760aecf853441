import { isEmailConfirmed } from '../accounts/email.ts';
import { deleteAlerts, listAlerts } from './alerts.ts';
import { isoMoment } from '../../ground/http/present.ts';
import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, none, ruleFor, secret } from '../../ground/privacy/rules.ts';

/** What the host keeps about people in those who wait for what is sold out. */
export const restockData: PersonalData = {
  tables: {
    restock_alerts: ruleFor<'restock_alerts'>()({
      words: 'alert of a sold-out product',
      found: [by('email', 'email_key')],
      label: ['sku'],
      onRequest: { does: 'delete' },
      columns: {
        ...none('sku', 'size', 'market', 'status', 'at', 'language'),
        ...secret('token_hash', 'email_key'),
        email: given('email', 'request', ''),
      },
    }),
  },
  leaveAccount: async (db, account) => {
    if (isEmailConfirmed(account)) await deleteAlerts(db, account.email_key);
  },
  shown: ['restock_alerts'],
  exportAccount: async ({ database }, account) => {
    const alerts = isEmailConfirmed(account) ? await listAlerts(database.read, account.email_key) : [];
    return {
      restockAlerts: alerts.map(({ sku, size, market, status, at }) => ({
        sku,
        size: size === '' ? undefined : size,
        market,
        status,
        at: isoMoment(at),
      })),
    };
  },
};
