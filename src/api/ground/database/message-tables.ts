/** Rows of the tables of messages: the outbox, links in messages, opt-outs and daily reports. */

/** Messages to be sent. Sent ones keep their row for a while, without the text. */
export interface OutboxRow {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  /** The same as HTML; null for mails of text only. */
  html: string | null;
  /** Address of one-click unsubscribe, for newsletter mails. */
  unsubscribe: string | null;
  created_at: number;
  /** Time of the next attempt; null once it was sent or given up. */
  send_at: number | null;
  tries: number;
  sent_at: number | null;
  channel: 'mail' | 'sms' | 'whatsapp';
  /** JSON list of the values of a registered text; null for mails. */
  params: string | null;
  /** Start of an attempt by phone whose outcome is not recorded. */
  handed_at: number | null;
  /** Why the last attempt failed: a code without personal data. */
  failure: string | null;
  /** The language of a registered text, a BCP-47 tag; null for English, and for mails. */
  language: string | null;
}

/** A link in a message that acts for its recipient. */
export interface MessageLinkRow {
  /** SHA-256 of the token. */
  token_hash: string;
  purpose: 'shipment' | 'summary' | 'documents' | 'seller-email' | 'seller-change';
  /** Id of the shipment, of the seller in the catalogue, or of the change; which documents, as JSON; a seller's id and the hash of its address. */
  subject: string;
  expires_at: number;
}

/** Somebody who does not want messages of a kind; hashed (outbox/opt-outs.ts). */
export interface OptOutRow {
  key: string;
  at: number;
}

/** The Indian day of the last report of this name. */
export interface DailyReportRow {
  name: string;
  day: string;
}
