import { z } from 'zod';
import { fieldsText } from '../messages/rooms/fields.ts';
import { MAX_USERNAME, MIN_USERNAME } from '../core/site/constants.ts';
import {
  anyPassword,
  device,
  deviceType,
  email,
  isoDay,
  line,
  moment,
  optionalLine,
  password,
  phoneText,
  addressFields,
} from './fields.ts';
import { localAddress } from './orders.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Requests and answers about shoppers' accounts (src/api/docs/contract.md, "Accounts" and "The own account"). Moments are ISO 8601 in UTC. */

export const loginRequest = z.object({
  /** User name, e-mail address or phone number. */
  phoneno: line(200),
  password: anyPassword,
  deviceType,
  device,
});

export const registerRequest = z.object({
  username: line(MAX_USERNAME, MIN_USERNAME),
  email,
  password,
  phone: optionalLine(30),
  deviceType,
  device,
});

/** The token that opens a session, sent as `Authorization: Bearer`. */
export const openedSession = z.object({ token: z.string() });
export type OpenedSession = AnswerOf<typeof openedSession>;

export const passwordResetRequest = z.object({
  login: line(200),
  /** `shopper` if it is missing. */
  kind: z.enum(['shopper', 'seller'], { error: 'shopper or seller.' }).default('shopper'),
});

export const newPasswordRequest = z.object({
  /** The token of the link in the mail. */
  token: line(100),
  password,
  device,
});

/** Requests a one-time code for logging in, by either the number or the e-mail address of the account. */
export const codeRequest = z
  .object({ phone: phoneText.optional(), email: email.optional(), device })
  .refine(({ phone, email: address }) => (phone === undefined) !== (address === undefined), {
    error: () => fieldsText.phoneOrEmail,
    path: ['phone'],
  });
export type CodeRequest = RequestOf<typeof codeRequest>;

/** A code was sent if such an account exists. The browser keeps `request` in memory and sends it with the code. */
export const askedCode = z.object({ request: z.string() });
export type AskedCode = AnswerOf<typeof askedCode>;

export const codeLoginRequest = z.object({
  request: line(100),
  code: line(20),
  deviceType,
  device,
});

const code = { request: optionalLine(100), code: optionalLine(20) };

/** Proof for a sensitive change: the password, or a code of `POST /account/code`. */
export const proof = z.object({ password: anyPassword.optional(), ...code });
export type Proof = RequestOf<typeof proof>;

export const changePasswordRequest = z.object({
  currentPassword: anyPassword.optional(),
  password,
  ...code,
});
export type ChangePasswordRequest = RequestOf<typeof changePasswordRequest>;

export const changeEmailRequest = proof.extend({ email });
export type ChangeEmailRequest = RequestOf<typeof changeEmailRequest>;

export const changePhoneRequest = proof.extend({
  /** If it is missing or empty, the number is removed. */
  phone: optionalLine(30),
});
export type ChangePhoneRequest = RequestOf<typeof changePhoneRequest>;

/** Sent with the code of `POST /account/phone/code`. */
export const confirmPhoneRequest = z.object({ request: line(100), code: line(20) });
export type ConfirmPhoneRequest = RequestOf<typeof confirmPhoneRequest>;

export const changeNameRequest = z.object({ username: line(MAX_USERNAME, MIN_USERNAME) });

export const changeMarketRequest = z.object({
  /** The id of a market. */
  market: line(40),
});

/** A delivery address to save, checked like that of an order. */
export const addressRequest = z.object({
  market: line(40),
  name: line(100, 2),
  phone: phoneText,
  ...addressFields,
  /** Whether it becomes the default of its market. */
  isDefault: z.boolean({ error: 'true or false.' }).optional(),
});
export type AddressRequest = RequestOf<typeof addressRequest>;

/** A saved address. The phone number is in E.164. In each market with addresses, one is the default. */
export const savedAddress = z.object({
  id: z.string(),
  market: z.string(),
  name: z.string(),
  phone: z.string(),
  ...localAddress,
  isDefault: z.boolean(),
});
export type SavedAddress = AnswerOf<typeof savedAddress>;

/** The account of a session. */
export const sessionAccount = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  createdAt: moment,
});

export const ownAccount = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** A new address, to which a link was sent. */
  newEmail: z.string().optional(),
  phone: z.string().optional(),
  isPhoneConfirmed: z.boolean().optional(),
  /** How a code that confirms the number can be sent; missing if there is nothing to confirm, or no way to send it. */
  confirmPhoneBy: z.enum(['sms', 'whatsapp']).optional(),
  /** The id of the market that the account uses. */
  market: z.string().optional(),
  createdAt: moment,
});
export type OwnAccount = AnswerOf<typeof ownAccount>;

export const ownSession = z.object({
  /** Identifies the session, but can't be used to open it. */
  id: z.string(),
  browser: z.string(),
  deviceType: z.int().optional(),
  createdAt: moment,
  /** ISO day in India. */
  lastUsedOn: isoDay.optional(),
  isCurrent: z.boolean(),
});
export type OwnSession = AnswerOf<typeof ownSession>;
