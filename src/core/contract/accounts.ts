/** Requests and answers about shoppers' accounts (src/api/README.md, "Accounts" and "The own account"). Moments are ISO 8601 in UTC. */

export interface LoginRequest {
  /** User name, e-mail address or phone number. */
  readonly phoneno: string;
  readonly password: string;
  readonly deviceType?: number;
}

export interface RegisterRequest {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly phone?: string;
  readonly deviceType?: number;
}

/** What opens a session: sent as `Authorization: Bearer`. */
export interface OpenedSession {
  readonly token: string;
}

export interface PasswordResetRequest {
  readonly login: string;
  /** `shopper` where it is left out. */
  readonly kind?: 'shopper' | 'seller';
}

export interface NewPasswordRequest {
  /** Of the link in the mail. */
  readonly token: string;
  readonly password: string;
}

export interface ChangePasswordRequest {
  readonly currentPassword: string;
  readonly password: string;
}

export interface ChangeEmailRequest {
  readonly email: string;
  readonly password: string;
}

export interface ChangePhoneRequest {
  /** Left out or empty, the number is removed. */
  readonly phone?: string;
  readonly password: string;
}

/** Whose session it is. */
export interface SessionAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly phone?: string;
  readonly createdAt: string;
}

export interface OwnAccount extends SessionAccount {
  readonly isEmailConfirmed: boolean;
  /** Another address that a link was sent to. */
  readonly newEmail?: string;
  readonly isPhoneConfirmed?: boolean;
}

export interface OwnSession {
  /** Names the session; nothing that opens it can be made of it. */
  readonly id: string;
  readonly browser: string;
  readonly deviceType?: number;
  readonly createdAt: string;
  /** ISO day in India. */
  readonly lastUsedOn?: string;
  readonly isCurrent: boolean;
}
