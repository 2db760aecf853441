import { listAddresses } from './addresses.ts';
import { listSessions } from './sessions/own-sessions.ts';
import { serialiseAccount } from './serialise-account.ts';
import { isoMoment } from '../../ground/http/present.ts';
import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, byUnproven, given, none, ruleFor, secret } from '../../ground/privacy/rules.ts';

const OF_ACCOUNT = { onRequest: { does: 'account' } } as const;

/** What the host keeps about people in accounts. */
export const accountData: PersonalData = {
  tables: {
    accounts: ruleFor<'accounts'>()({
      words: 'registered account',
      found: [
        by('account', 'id'),
        by('email', 'email_key'),
        byUnproven('email', 'claimed_email_key'),
        by('phone', 'phone'),
        byUnproven('phone', 'claimed_phone'),
      ],
      label: ['username'],
      ...OF_ACCOUNT,
      columns: {
        ...none('id', 'market', 'created_at', 'language'),
        ...secret('password', 'username_key', 'email_key', 'claimed_email_key'),
        username: given('user name', 'account', ''),
        email: given('email', 'account', ''),
        phone: given('phone', 'account'),
        claimed_phone: given('phone that is not confirmed', 'account'),
      },
    }),
    sessions: ruleFor<'sessions'>()({
      words: 'session',
      found: [by('account', 'subject_id'), by('seller-account', 'subject_id')],
      ...OF_ACCOUNT,
      columns: {
        ...none('kind', 'subject_id', 'created_at', 'expires_at'),
        ...secret('token_hash'),
        notice: given('outcome of the last action', 'account'),
        device_type: given('device', 'account'),
        used_on: given('day of the last use', 'account'),
        browser: given('browser', 'account'),
      },
    }),
    password_resets: ruleFor<'password_resets'>()({
      words: 'link for a new password',
      found: [by('account', 'subject_id'), by('seller-account', 'subject_id')],
      ...OF_ACCOUNT,
      columns: { ...none('kind', 'subject_id', 'expires_at'), ...secret('token_hash') },
    }),
    email_confirmations: ruleFor<'email_confirmations'>()({
      words: 'link that confirms an email address',
      found: [by('account', 'account_id'), byUnproven('email', 'email')],
      ...OF_ACCOUNT,
      columns: {
        ...none('account_id', 'expires_at'),
        ...secret('token_hash'),
        email: given('email', 'account', ''),
      },
    }),
    one_time_codes: ruleFor<'one_time_codes'>()({
      words: 'one-time code',
      found: [by('account', 'account_id')],
      ...OF_ACCOUNT,
      columns: {
        ...none('purpose', 'account_id', 'channel', 'tries', 'expires_at'),
        ...secret('request_hash', 'code_hash'),
      },
    }),
    addresses: ruleFor<'addresses'>()({
      words: 'saved address',
      found: [by('account', 'account_id'), byUnproven('phone', 'phone')],
      ...OF_ACCOUNT,
      columns: {
        ...none('id', 'account_id', 'market', 'is_default', 'created_at', 'changed_at'),
        name: given('name', 'account', ''),
        phone: given('phone', 'account', ''),
        line1: given('address', 'account', ''),
        line2: given('address', 'account'),
        landmark: given('landmark', 'account'),
        city: given('address', 'account', ''),
        state: given('state', 'account'),
        pin_code: given('PIN code', 'account'),
      },
    }),
  },
  shown: ['accounts', 'sessions', 'addresses'],
  exportAccount: async (services, account, token) => ({
    account: await serialiseAccount(services, account),
    sessions: await listSessions(services, account.id, token),
    addresses: await listAddresses(services.database.read, account.id),
    consents: [{ to: 'account', status: 'given', at: isoMoment(account.created_at) }],
  }),
};
