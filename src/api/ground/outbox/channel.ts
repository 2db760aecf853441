import type { OutboxRow } from '../database/tables.ts';

/** The ways of messages. Channels other than mail need a phone number, and a text that was registered before. */
export const CHANNELS = ['mail', 'sms', 'whatsapp'] as const satisfies readonly OutboxRow['channel'][];
export type Channel = OutboxRow['channel'];
export type PhoneChannel = Exclude<Channel, 'mail'>;

/** A message to a phone. */
interface PhoneMessage {
  /** The same for every attempt. */
  readonly id: string;
  /** Which registered text it is (phone-texts.ts). */
  readonly kind: string;
  /** E.164: "+919876543210". */
  readonly to: string;
  readonly text: string;
  /** The values of the text's variables, in their order. */
  readonly values: readonly string[];
  /** The language in which the text is registered, a BCP-47 tag; null for English. */
  readonly language: string | null;
}

/** The key of a text's template in the settings: `order-placed`, `hi:order-placed`. */
export const templateKey = (kind: string, language: string | null): string =>
  language === null ? kind : `${language}:${kind}`;

/** Hands a message over. @throws SendError */
export type PhoneDriver = (message: PhoneMessage, signal: AbortSignal) => Promise<void>;

/**
 * What is known of a message without acknowledgement: another attempt may succeed (`later`), would be refused again (`never`), or the gateway may have
 * taken the message (`unknown`).
 */
type Outcome = 'later' | 'never' | 'unknown';

/** A message that was not acknowledged. `code` has no personal data. */
export class SendError extends Error {
  readonly code: string;
  readonly outcome: Outcome;

  constructor(code: string, outcome: Outcome) {
    super(`not sent: ${code}`);
    this.code = code;
    this.outcome = outcome;
  }
}
