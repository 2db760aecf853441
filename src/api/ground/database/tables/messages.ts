import { defineTables, oneOf } from './define.ts';

/** Complaints, the newsletter, unsent messages, links in them, and who has opted out. */
export const MESSAGE_TABLES = defineTables({
  complaints: {
    columns: {
      ticket: 'text',
      name: 'text',
      phone: 'text?',
      email: 'text?',
      order_number: 'text?',
      text: 'text',
      status: oneOf<'open' | 'answered'>(),
      answer: 'text?',
      created_at: 'bigint',
      answered_at: 'bigint?',
      /** When the grievance officer acknowledged it; null while it is not, or if the answer was the first reaction. */
      acknowledged_at: 'bigint?',
    },
    later: {
      /** 1 where the log-in or the order's key came with it; null without an order. */
      is_order_proved: 'integer?',
      /** The language of what is written to its reader, a BCP-47 tag; null is English. */
      language: 'text?',
    },
    key: ['ticket'],
    indexes: [
      ['status', 'answered_at'],
      ['status', 'created_at'],
    ],
  },
  newsletter: {
    columns: {
      email_key: 'text',
      email: 'text',
      token_hash: 'text',
      status: oneOf<'asked' | 'confirmed' | 'left'>(),
      at: 'bigint',
    },
    later: {
      /** The language of what is written to its reader, a BCP-47 tag; null is English. */
      language: 'text?',
    },
    key: ['email_key'],
    indexes: [['token_hash'], ['status', 'at']],
  },
  /** Messages to be sent. Sent ones keep their row for a while, without the text. */
  outbox: {
    columns: {
      id: 'text',
      kind: 'text',
      recipient: 'text',
      subject: 'text',
      body: 'text',
      created_at: 'bigint',
      /** Time of the next attempt; null once it was sent or given up. */
      send_at: 'bigint?',
      tries: 'integer',
      sent_at: 'bigint?',
      /** Address of one-click unsubscribe, for newsletter mails. */
      unsubscribe: 'text?',
      /** The same as HTML; null for mails of text only. */
      html: 'text?',
      channel: oneOf<'mail' | 'sms' | 'whatsapp'>('mail'),
      /** JSON list of the values of a registered text; null for mails. */
      params: 'text?',
      /** Start of an attempt by phone whose outcome is not recorded. */
      handed_at: 'bigint?',
      /** Why the last attempt failed: a code without personal data. */
      failure: 'text?',
    },
    later: {
      /** The language of a registered text, a BCP-47 tag; null for English, and for mails. */
      language: 'text?',
    },
    key: ['id'],
    indexes: [['send_at'], ['created_at'], ['sent_at', 'send_at']],
  },
  /** A link in a message that acts for its recipient. */
  message_links: {
    columns: {
      /** SHA-256 of the token. */
      token_hash: 'text',
      purpose: oneOf<'shipment' | 'summary' | 'documents' | 'seller-email' | 'seller-change'>(),
      /** Id of the shipment, of the seller in the catalogue, or of the change; which documents, as JSON; a seller's id and the hash of its address. */
      subject: 'text',
      expires_at: 'bigint',
    },
    key: ['token_hash'],
    indexes: [['expires_at']],
  },
  /** Somebody who does not want messages of a kind; hashed (outbox/opt-outs.ts). */
  opt_outs: {
    columns: {
      key: 'text',
      at: 'bigint',
    },
    key: ['key'],
  },
});
