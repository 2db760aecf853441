import { defineTables, oneOf } from './define.ts';

/** The people who use the operator's dashboard, their sessions, passkeys and the challenges that these sign. */
export const STAFF_TABLES = defineTables({
  /** Somebody who may sign in to the operator's dashboard. */
  staff: {
    columns: {
      id: 'text',
      /** For the audit trail: `operator:<name>`. */
      name: 'text',
      name_key: 'text',
      role: oneOf<'view' | 'orders' | 'money' | 'all'>(),
      /** Null until the invitation is used. */
      password: 'text?',
      /** Key of the one-time codes, encrypted (staff/seal-code-secret.ts). */
      code_secret: 'text',
      /** The step of the last code that was used, as each is good once. */
      code_step: 'bigint?',
      /** SHA-256 of the token of the invitation. */
      invite_hash: 'text?',
      invite_until: 'bigint?',
      created_at: 'bigint',
      seen_at: 'bigint?',
    },
    later: {
      /** The language of the dashboard, a BCP-47 tag; null is English. */
      language: 'text?',
    },
    key: ['id'],
    unique: { staff_name: ['name_key'] },
  },
  staff_sessions: {
    columns: {
      /** SHA-256 of the token in the cookie. */
      token_hash: 'text',
      staff_id: 'text',
      /** What the next page says about the last action, JSON. */
      notice: 'text?',
      created_at: 'bigint',
      used_at: 'bigint',
      expires_at: 'bigint',
    },
    key: ['token_hash'],
    indexes: [['staff_id'], ['expires_at']],
  },
  /** A passkey of somebody who uses the operator's dashboard. */
  passkeys: {
    columns: {
      /** The credential's id, base64url. */
      id: 'text',
      staff_id: 'text',
      /** The host name that the passkey works for. */
      rp_id: 'text',
      /** As its owner calls it. */
      name: 'text',
      /** COSE key, base64url. */
      public_key: 'text',
      /** How often it was used, if its authenticator counts. */
      counter: 'bigint',
      /** JSON: how browsers reach it. */
      transports: 'text',
      created_at: 'bigint',
      used_at: 'bigint?',
    },
    key: ['id'],
    indexes: [['staff_id', 'created_at'], ['rp_id']],
  },
  /** A challenge that a passkey has to sign, good once. */
  passkey_challenges: {
    columns: {
      challenge_hash: 'text',
      /** Who adds a passkey with it; null for a sign-in. */
      staff_id: 'text?',
      expires_at: 'bigint',
    },
    key: ['challenge_hash'],
    indexes: [['expires_at']],
  },
});
