import { isEmailConfirmed } from '../accounts/email.ts';
import { leaveNewsletter } from './newsletter.ts';
import { isoMoment } from '../../ground/http/present.ts';
import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, none, ruleFor, secret } from '../../ground/privacy/rules.ts';

/** The state of the newsletter as a consent. */
const CONSENT = { asked: 'asked for', confirmed: 'given', left: 'withdrawn' } as const;

/** What the host keeps about people in the newsletter. */
export const newsletterData: PersonalData = {
  tables: {
    newsletter: ruleFor<'newsletter'>()({
      words: 'newsletter',
      found: [by('email', 'email_key')],
      label: ['at', 'status'],
      onRequest: { does: 'delete' },
      columns: {
        ...none('status', 'at', 'language'),
        ...secret('token_hash', 'email_key'),
        email: given('email', 'request', ''),
      },
    }),
  },
  leaveAccount: async (db, account, now) => {
    if (isEmailConfirmed(account)) await leaveNewsletter(db, account.email_key, now);
  },
  shown: ['newsletter'],
  exportAccount: async ({ database }, account) => {
    const row = isEmailConfirmed(account)
      ? await database.read
          .selectFrom('newsletter')
          .select(['status', 'at'])
          .where('email_key', '=', account.email_key)
          .executeTakeFirst()
      : undefined;
    return { consents: row ? [{ to: 'newsletter', status: CONSENT[row.status], at: isoMoment(row.at) }] : [] };
  },
};
