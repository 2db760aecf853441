import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, none, ruleFor, secret } from '../../ground/privacy/rules.ts';

/** What the host keeps about people in those who work for the shop. */
export const staffData: PersonalData = {
  tables: {
    staff: ruleFor<'staff'>()({
      words: 'somebody who uses the dashboard',
      found: [by('staff', 'name_key')],
      onRequest: { does: 'nothing', why: 'the operator removes them: staff remove' },
      columns: {
        ...none('id', 'role', 'created_at', 'invite_until', 'seen_at', 'language'),
        ...secret('name_key', 'password', 'code_secret', 'code_step', 'invite_hash'),
        name: given('name', 'stays', ''),
      },
    }),
    staff_sessions: ruleFor<'staff_sessions'>()({
      words: 'session of the dashboard',
      found: [],
      onRequest: { does: 'nothing', why: 'ends within hours' },
      columns: {
        ...none('staff_id', 'created_at', 'used_at', 'expires_at'),
        ...secret('token_hash'),
        // What the next page says of the last action; it may name an order or a person.
        notice: given('outcome of the last action', 'age'),
      },
    }),
    passkeys: ruleFor<'passkeys'>()({
      words: 'passkey of the dashboard',
      found: [],
      onRequest: { does: 'nothing', why: 'goes with its owner: staff remove' },
      columns: {
        ...none('staff_id', 'rp_id', 'counter', 'created_at', 'used_at'),
        ...secret('id', 'public_key', 'transports'),
        name: given('name of the passkey', 'stays', ''),
      },
    }),
    passkey_challenges: ruleFor<'passkey_challenges'>()({
      words: 'login with a passkey',
      found: [],
      onRequest: { does: 'nothing', why: 'ends within minutes' },
      columns: { ...none('staff_id', 'expires_at'), ...secret('challenge_hash') },
    }),
  },
};
