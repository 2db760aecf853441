import { defineTables, oneOf } from './define.ts';

export type Kind = 'shopper' | 'seller';

/** Accounts of shoppers, sessions, confirmations of addresses and numbers, and where people have logged in from. */
export const ACCOUNT_TABLES = defineTables({
  accounts: {
    columns: {
      id: 'text',
      username: 'text',
      /** Normalised for comparison. */
      username_key: 'text',
      /** The confirmed address, or the claimed one while none is confirmed. */
      email: 'text',
      /** The normalised confirmed address; a placeholder that matches no address while there is none. */
      email_key: 'text',
      /** The confirmed number. */
      phone: 'text?',
      password: 'text',
      created_at: 'bigint',
      /** The normalised unconfirmed address. */
      claimed_email_key: 'text?',
      claimed_phone: 'text?',
      /** Id of the market that the account uses; null until one is chosen. */
      market: 'text?',
    },
    later: {
      /** The language of what is written to its reader, a BCP-47 tag; null is English. */
      language: 'text?',
    },
    key: ['id'],
    unique: { accounts_username: ['username_key'], accounts_email: ['email_key'], accounts_phone: ['phone'] },
    indexes: [['claimed_email_key'], ['claimed_phone']],
  },
  /** A saved address of an account. */
  addresses: {
    columns: {
      id: 'text',
      account_id: 'text',
      market: 'text',
      name: 'text',
      phone: 'text',
      line1: 'text',
      line2: 'text?',
      landmark: 'text?',
      city: 'text',
      state: 'text?',
      pin_code: 'text?',
      /** 1 for one address of each market that has any. */
      is_default: 'integer',
      created_at: 'bigint',
      changed_at: 'bigint',
    },
    key: ['id'],
    indexes: [['account_id']],
  },
  /** A session of a shopper's account or of a seller. */
  sessions: {
    columns: {
      /** SHA-256 of the token. */
      token_hash: 'text',
      kind: oneOf<Kind>(),
      subject_id: 'text',
      device_type: 'integer?',
      created_at: 'bigint',
      expires_at: 'bigint',
      /** Indian day of the last use; null before it was recorded. */
      used_on: 'text?',
      /** "Chrome on Android". */
      browser: 'text?',
    },
    later: {
      /** The notice that the next page of the seller's office shows after an action, as JSON. */
      notice: 'text?',
    },
    key: ['token_hash'],
    indexes: [['subject_id', 'kind'], ['expires_at']],
  },
  password_resets: {
    columns: {
      token_hash: 'text',
      kind: oneOf<Kind>(),
      subject_id: 'text',
      expires_at: 'bigint',
    },
    key: ['token_hash'],
    indexes: [['expires_at'], ['subject_id', 'kind']],
  },
  /** A link that confirms an email address. */
  email_confirmations: {
    columns: {
      token_hash: 'text',
      account_id: 'text',
      email: 'text',
      expires_at: 'bigint',
    },
    key: ['token_hash'],
    indexes: [['account_id'], ['expires_at']],
  },
  /** A one-time code. Its request is a token that only the browser which asked for the code has. */
  one_time_codes: {
    columns: {
      /** SHA-256 of the request's token. */
      request_hash: 'text',
      /**
       * What the code is for: logging in, proving in place of the password, confirming a phone number or a change of a seller's details, or opening an
       * order.
       */
      purpose: oneOf<'login' | 'proof' | 'phone' | 'seller' | 'order'>(),
      /** Null until the code was sent; stays null when nobody has the number. For a seller it is the id of the change, for an order its id. */
      account_id: 'text?',
      /** How the code was sent. */
      channel: 'text?',
      /** SHA-256 of the request's token and the code. */
      code_hash: 'text',
      tries: 'integer',
      expires_at: 'bigint',
    },
    key: ['request_hash'],
    indexes: [['account_id'], ['expires_at']],
  },
  /** An address or a browser that somebody has logged in from. */
  known_clients: {
    columns: {
      /** SHA-256 of the account and of its address or browser. */
      key: 'text',
      /** Kind and id of the account: "shopper 4f…". */
      whose: 'text',
      seen_at: 'bigint',
    },
    key: ['key'],
    indexes: [['whose'], ['seen_at']],
  },
});
