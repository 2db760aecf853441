/** Rows of the tables of those who use the operator's dashboard: people, sessions and passkeys. */

/** Somebody who may sign in to the operator's dashboard. */
export interface StaffRow {
  id: string;
  /** For the audit trail: `operator:<name>`. */
  name: string;
  name_key: string;
  role: 'view' | 'orders' | 'money' | 'all';
  /** Null until the invitation is used. */
  password: string | null;
  /** Key of the one-time codes, encrypted (staff/seal-code-secret.ts). */
  code_secret: string;
  /** The step of the last code that was used, as each is good once. */
  code_step: number | null;
  /** SHA-256 of the token of the invitation. */
  invite_hash: string | null;
  invite_until: number | null;
  created_at: number;
  seen_at: number | null;
  /** The language of the dashboard, a BCP-47 tag; null is English. */
  language: string | null;
}

export interface StaffSessionRow {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  staff_id: string;
  /** What the next page says about the last action, JSON. */
  notice: string | null;
  created_at: number;
  used_at: number;
  expires_at: number;
}

/** A passkey of somebody who uses the operator's dashboard. */
export interface PasskeyRow {
  /** The credential's id, base64url. */
  id: string;
  staff_id: string;
  /** The host name that the passkey works for. */
  rp_id: string;
  /** As its owner calls it. */
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it was used, if its authenticator counts. */
  counter: number;
  /** JSON: how browsers reach it. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** A challenge that a passkey has to sign, good once. */
export interface PasskeyChallengeRow {
  challenge_hash: string;
  /** Who adds a passkey with it; null for a sign-in. */
  staff_id: string | null;
  expires_at: number;
}
