import { z } from 'zod';
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ChangePhoneRequest,
  LoginRequest,
  NewPasswordRequest,
  OpenedSession,
  OwnAccount,
  OwnSession,
  PasswordResetRequest,
  RegisterRequest,
  SessionAccount,
} from '../../core/contract/accounts.ts';
import { MAX_USERNAME, MIN_USERNAME } from '../../core/constants.ts';
import { anyPassword, deviceType, email, isoDay, line, moment, optionalLine, password } from '../http/fields.ts';

/** Schemas of requests and answers about accounts, of the types in core/contract/accounts.ts. */

export const loginRequest = z.object({ phoneno: line(200), password: anyPassword, deviceType }) satisfies z.ZodType<
  unknown,
  LoginRequest
>;

export const registerRequest = z.object({
  username: line(MAX_USERNAME, MIN_USERNAME),
  email,
  password,
  phone: optionalLine(30),
  deviceType,
}) satisfies z.ZodType<unknown, RegisterRequest>;

export const openedSession = z.object({ token: z.string() }) satisfies z.ZodType<OpenedSession>;

export const passwordResetRequest = z.object({
  login: line(200),
  kind: z.enum(['shopper', 'seller'], { error: 'shopper or seller.' }).default('shopper'),
}) satisfies z.ZodType<unknown, PasswordResetRequest>;

export const newPasswordRequest = z.object({ token: line(100), password }) satisfies z.ZodType<
  unknown,
  NewPasswordRequest
>;

export const changePasswordRequest = z.object({ currentPassword: anyPassword, password }) satisfies z.ZodType<
  unknown,
  ChangePasswordRequest
>;

export const changeEmailRequest = z.object({ email, password: anyPassword }) satisfies z.ZodType<
  unknown,
  ChangeEmailRequest
>;

export const changePhoneRequest = z.object({ phone: optionalLine(30), password: anyPassword }) satisfies z.ZodType<
  unknown,
  ChangePhoneRequest
>;

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
