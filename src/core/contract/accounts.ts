/** Requests and answers about shoppers' accounts (src/api/docs/contract.md, "Accounts" and "The own account"). Moments are ISO 8601 in UTC. */

/** A random text that a browser keeps and sends with each login: failed logins of strangers elsewhere do not shut it out. */
export type Device = string;

export interface LoginRequest {
  /** User name, e-mail address or phone number. */
  readonly phoneno: string;
  readonly password: string;
  readonly deviceType?: number;
  readonly device?: Device;
}

export interface RegisterRequest {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly phone?: string;
  readonly deviceType?: number;
  readonly device?: Device;
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
  readonly device?: Device;
}

/** Asks for a one-time code, to log in with, by the number or the e-mail address of the account: one of the two. */
export interface CodeRequest {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly device?: Device;
}

/** A code was sent, if there is whom to send it to. The browser keeps `request` in memory and sends it with the code. */
export interface AskedCode {
  readonly request: string;
}

interface TypedCode {
  readonly request: string;
  readonly code: string;
}

export interface CodeLoginRequest extends TypedCode {
  readonly deviceType?: number;
  readonly device?: Device;
}

/** What a sensitive change wants: the password, or a code of `POST /account/code`. */
export interface Proof extends Partial<TypedCode> {
  readonly password?: string;
}

export interface ChangePasswordRequest extends Partial<TypedCode> {
  readonly currentPassword?: string;
  readonly password: string;
}

export interface ChangeEmailRequest extends Proof {
  readonly email: string;
}

export interface ChangePhoneRequest extends Proof {
  /** Left out or empty, the number is removed. */
  readonly phone?: string;
}

/** With the code of `POST /account/phone/code`. */
export type ConfirmPhoneRequest = TypedCode;

export interface ChangeNameRequest {
  readonly username: string;
}

export interface ChangeMarketRequest {
  /** The id of a market. */
  readonly market: string;
}

/** A delivery address to be saved, checked as that of an order is. */
export interface AddressRequest {
  readonly market: string;
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2?: string;
  readonly landmark?: string;
  readonly city: string;
  readonly state?: string;
  readonly pinCode?: string;
  /** Whether it becomes the default of its market. */
  readonly isDefault?: boolean;
}

/** A saved address. The phone number is E.164. Of each market that has addresses one is the default. */
export interface SavedAddress extends AddressRequest {
  readonly id: string;
  readonly isDefault: boolean;
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
  /** How a code that confirms the number can be sent; missing where there is nothing to confirm or no way. */
  readonly confirmPhoneBy?: 'sms' | 'whatsapp';
  /** The id of the market that the account uses. */
  readonly market?: string;
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
