/** The tables of accounts, their sessions and codes. tables.ts describes the types of columns. */

export type Kind = 'shopper' | 'seller';

export interface AccountRow {
  id: string;
  username: string;
  /** Normalised for comparison. */
  username_key: string;
  /** The confirmed address, or the claimed one while none is confirmed. */
  email: string;
  /** The normalised confirmed address; a placeholder that matches no address while there is none. */
  email_key: string;
  /** The normalised unconfirmed address. */
  claimed_email_key: string | null;
  /** The confirmed number. */
  phone: string | null;
  claimed_phone: string | null;
  password: string;
  /** Id of the market that the account uses; null until one is chosen. */
  market: string | null;
  created_at: number;
  /** The language of what is written to its reader, a BCP-47 tag; null is English. */
  language: string | null;
}

/** A session of a shopper's account or of a seller. */
export interface SessionRow {
  /** SHA-256 of the token. */
  token_hash: string;
  kind: Kind;
  subject_id: string;
  device_type: number | null;
  created_at: number;
  expires_at: number;
  /** Indian day of the last use; null before it was recorded. */
  used_on: string | null;
  /** "Chrome on Android". */
  browser: string | null;
  /** What the next page of the seller's office says about an action, as JSON. */
  notice: string | null;
}

/** A link that confirms an email address. */
export interface EmailConfirmationRow {
  token_hash: string;
  account_id: string;
  email: string;
  expires_at: number;
}

/** A one-time code. Its request is a token that only the browser which asked for the code has. */
export interface OneTimeCodeRow {
  /** SHA-256 of the request's token. */
  request_hash: string;
  /** To log in, to stand for the password, to confirm a phone number, to confirm a change of a seller's details, or to open an order. */
  purpose: 'login' | 'proof' | 'phone' | 'seller' | 'order';
  /** Null until the code was sent; stays null when nobody has the number. Of a seller: the id of the change. Of an order: its id. */
  account_id: string | null;
  /** How the code was sent. */
  channel: string | null;
  /** SHA-256 of the request's token and the code. */
  code_hash: string;
  tries: number;
  expires_at: number;
}

/** A saved address of an account. */
export interface AddressRow {
  id: string;
  account_id: string;
  market: string;
  name: string;
  phone: string;
  line1: string;
  line2: string | null;
  landmark: string | null;
  city: string;
  state: string | null;
  pin_code: string | null;
  /** 1 for one address of each market that has any. */
  is_default: number;
  created_at: number;
  changed_at: number;
}

export interface PasswordResetRow {
  token_hash: string;
  kind: Kind;
  subject_id: string;
  expires_at: number;
}
