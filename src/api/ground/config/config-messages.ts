import { z } from 'zod';
import { listOf, webAddress } from './variables.ts';

/** The settings of messages to phones. */

/** An account for SMS at Gupshup, and the ids of the DLT registration that Indian operators require. */
export interface SmsConfig {
  readonly url: string;
  readonly userId: string;
  readonly password: string;
  /** The registered header: "HAATIN". */
  readonly sender?: string | undefined;
  readonly entityId?: string | undefined;
  /** DLT template ids by kind of message, in another language by `hi:order-placed`. */
  readonly templates: Readonly<Record<string, string>>;
}

/** An account of the WhatsApp Business Cloud API. */
export interface WhatsappConfig {
  readonly url: string;
  readonly version: string;
  readonly phoneNumberId: string;
  readonly token: string;
  /** Code of the language of English templates. */
  readonly language: string;
  /** Names of templates by kind of message, where they are not the kind itself with underscores; in another language by `hi:order-placed`. */
  readonly templates: Readonly<Record<string, string>>;
  /** Secret of the app, which signs Meta's reports, and the word that Meta asks for when the address is registered. */
  readonly appSecret?: string | undefined;
  readonly verifyToken?: string | undefined;
}

export interface PhoneChannels {
  readonly sms?: SmsConfig | 'folder';
  readonly whatsapp?: WhatsappConfig | 'folder';
  /** Languages besides English in which the texts for phones are registered. */
  readonly phoneLanguages: readonly string[];
}

const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/;

/** `order-placed=1107160000000000001 hi:order-placed=...` */
const byKind = listOf(/^(?:[\w-]+:)?[a-z-]+=\w+$/, 'entries such as order-placed=1107160000000000001')
  .transform(
    (entries): Readonly<Record<string, string>> =>
      Object.fromEntries(entries.map((entry) => entry.split('=') as [string, string])),
  )
  .default({});

export const messageVariables = {
  SMS_GUPSHUP_USER: z.string().optional(),
  SMS_GUPSHUP_PASSWORD: z.string().optional(),
  SMS_GUPSHUP_URL: webAddress('an address such as https://enterprise.smsgupshup.com/GatewayAPI/rest').default(
    'https://enterprise.smsgupshup.com/GatewayAPI/rest',
  ),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,8}$/, 'the registered header, such as HAATIN')
    .optional(),
  SMS_DLT_ENTITY: z
    .string()
    .regex(/^\d{10,25}$/, 'the number of the DLT registration')
    .optional(),
  SMS_DLT_TEMPLATES: byKind,
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, "the number's id at Meta: digits")
    .optional(),
  WHATSAPP_URL: webAddress('an address such as https://graph.facebook.com').default('https://graph.facebook.com'),
  WHATSAPP_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'a version such as v23.0')
    .default('v23.0'),
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}(?:_[A-Z]{2})?$/, 'a code such as en or en_US')
    .default('en'),
  WHATSAPP_TEMPLATES: byKind,
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  PHONE_LANGUAGES: listOf(TAG, 'language tags such as "hi ta"').default([]),
  OPERATOR_EMAIL: z.email('an email address').optional(),
  OPERATOR_LANGUAGE: z.string().regex(TAG, 'a language tag such as hi').optional(),
};

type Variables = z.output<z.ZodObject<typeof messageVariables>>;

/** The variables of each channel that belong together. */
export const CHANNEL_KEYS = [
  ['SMS_GUPSHUP_USER', 'SMS_GUPSHUP_PASSWORD'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
  ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
] as const;

/** The channels to phones. A host that sends no mail either writes all messages to its folder. */
export function readChannels(read: Variables, sendsMail: boolean): PhoneChannels {
  const { SMS_GUPSHUP_USER: userId, SMS_GUPSHUP_PASSWORD: password } = read;
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = read;
  const sms: SmsConfig | undefined =
    userId !== undefined && password !== undefined
      ? {
          url: read.SMS_GUPSHUP_URL,
          userId,
          password,
          sender: read.SMS_SENDER,
          entityId: read.SMS_DLT_ENTITY,
          templates: read.SMS_DLT_TEMPLATES,
        }
      : undefined;
  const whatsapp: WhatsappConfig | undefined =
    token !== undefined && phoneNumberId !== undefined
      ? {
          url: read.WHATSAPP_URL,
          version: read.WHATSAPP_VERSION,
          phoneNumberId,
          token,
          language: read.WHATSAPP_LANGUAGE,
          templates: read.WHATSAPP_TEMPLATES,
          appSecret: read.WHATSAPP_APP_SECRET,
          verifyToken: read.WHATSAPP_VERIFY_TOKEN,
        }
      : undefined;
  const phoneLanguages = read.PHONE_LANGUAGES;
  if (!sms && !whatsapp) return sendsMail ? { phoneLanguages } : { sms: 'folder', phoneLanguages };
  return { sms, whatsapp, phoneLanguages };
}
