import { z } from 'zod';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ChangeMarketRequest,
  ChangeNameRequest,
  AddressRequest,
  AskedCode,
  ChangePhoneRequest,
  ConfirmPhoneRequest,
  CodeLoginRequest,
  CodeRequest,
  LoginRequest,
  NewPasswordRequest,
  OpenedSession,
  OwnAccount,
  OwnSession,
  PasswordResetRequest,
  Proof,
  RegisterRequest,
  SavedAddress,
  SessionAccount,
} from '../../../core/contract/accounts.ts';
import { MAX_USERNAME, MIN_USERNAME } from '../../../core/site/constants.ts';
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
} from '../../ground/http/fields.ts';

/** Schemas of requests and answers about accounts, of the types in core/contract/accounts.ts. */

export const loginRequest = z.object({
  phoneno: line(200),
  password: anyPassword,
  deviceType,
  device,
}) satisfies z.ZodType<unknown, LoginRequest>;

export const registerRequest = z.object({
  username: line(MAX_USERNAME, MIN_USERNAME),
  email,
  password,
  phone: optionalLine(30),
  deviceType,
  device,
}) satisfies z.ZodType<unknown, RegisterRequest>;

export const openedSession = z.object({ token: z.string() }) satisfies z.ZodType<OpenedSession>;

export const passwordResetRequest = z.object({
  login: line(200),
  kind: z.enum(['shopper', 'seller'], { error: 'shopper or seller.' }).default('shopper'),
}) satisfies z.ZodType<unknown, PasswordResetRequest>;

export const newPasswordRequest = z.object({ token: line(100), password, device }) satisfies z.ZodType<
  unknown,
  NewPasswordRequest
>;

export const codeRequest = z
  .object({ phone: phoneText.optional(), email: email.optional(), device })
  .refine(({ phone, email: address }) => (phone === undefined) !== (address === undefined), {
    error: () => fieldsText.phoneOrEmail,
    path: ['phone'],
  }) satisfies z.ZodType<unknown, CodeRequest>;

export const askedCode = z.object({ request: z.string() }) satisfies z.ZodType<AskedCode>;

export const codeLoginRequest = z.object({
  request: line(100),
  code: line(20),
  deviceType,
  device,
}) satisfies z.ZodType<unknown, CodeLoginRequest>;

const code = { request: optionalLine(100), code: optionalLine(20) };

export const proof = z.object({ password: anyPassword.optional(), ...code }) satisfies z.ZodType<unknown, Proof>;

export const changePasswordRequest = z.object({
  currentPassword: anyPassword.optional(),
  password,
  ...code,
}) satisfies z.ZodType<unknown, ChangePasswordRequest>;

export const changeEmailRequest = proof.extend({ email }) satisfies z.ZodType<unknown, ChangeEmailRequest>;

export const changePhoneRequest = proof.extend({ phone: optionalLine(30) }) satisfies z.ZodType<
  unknown,
  ChangePhoneRequest
>;

export const confirmPhoneRequest = z.object({ request: line(100), code: line(20) }) satisfies z.ZodType<
  unknown,
  ConfirmPhoneRequest
>;

export const changeNameRequest = z.object({ username: line(MAX_USERNAME, MIN_USERNAME) }) satisfies z.ZodType<
  unknown,
  ChangeNameRequest
>;

export const changeMarketRequest = z.object({ market: line(40) }) satisfies z.ZodType<unknown, ChangeMarketRequest>;

export const addressRequest = z.object({
  market: line(40),
  name: line(100, 2),
  phone: phoneText,
  ...addressFields,
  isDefault: z.boolean({ error: 'true or false.' }).optional(),
}) satisfies z.ZodType<unknown, AddressRequest>;

export const savedAddress = z.object({
  id: z.string(),
  market: z.string(),
  name: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string().optional(),
  landmark: z.string().optional(),
  city: z.string(),
  state: z.string().optional(),
  pinCode: z.string().optional(),
  isDefault: z.boolean(),
}) satisfies z.ZodType<SavedAddress>;

export const sessionAccount = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  createdAt: moment,
}) satisfies z.ZodType<SessionAccount>;

export const ownAccount = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  newEmail: z.string().optional(),
  phone: z.string().optional(),
  isPhoneConfirmed: z.boolean().optional(),
  confirmPhoneBy: z.enum(['sms', 'whatsapp']).optional(),
  market: z.string().optional(),
  createdAt: moment,
}) satisfies z.ZodType<OwnAccount>;

export const ownSession = z.object({
  id: z.string(),
  browser: z.string(),
  deviceType: z.int().optional(),
  createdAt: moment,
  lastUsedOn: isoDay.optional(),
  isCurrent: z.boolean(),
}) satisfies z.ZodType<OwnSession>;
