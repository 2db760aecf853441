import {
  by,
  byUnproven,
  given,
  impersonal,
  none,
  ruleFor,
  secret,
  type TableRule,
} from '../../ground/privacy/rules.ts';

/** Rules for accounts, messages, sellers and those who work for the shop (rules.ts). */

const OF_ACCOUNT = { onRequest: { does: 'account' } } as const;
const BOOKS = 'books of account, eight financial years';

export const PEOPLE_TABLES: Readonly<Record<string, TableRule>> = {
  accounts: ruleFor<'accounts'>()({
    words: 'registered account',
    found: [
      by('account', 'id'),
      by('email', 'email_key'),
      byUnproven('email', 'claimed_email_key'),
      by('phone', 'phone'),
      byUnproven('phone', 'claimed_phone'),
    ],
    label: ['username'],
    ...OF_ACCOUNT,
    columns: {
      ...none('id', 'market', 'created_at'),
      ...secret('password', 'username_key', 'email_key', 'claimed_email_key'),
      username: given('user name', 'account', ''),
      email: given('email', 'account', ''),
      phone: given('phone', 'account'),
      claimed_phone: given('phone that is not confirmed', 'account'),
    },
  }),
  sessions: ruleFor<'sessions'>()({
    words: 'session',
    found: [by('account', 'subject_id'), by('seller', 'subject_id')],
    ...OF_ACCOUNT,
    columns: {
      ...none('kind', 'subject_id', 'created_at', 'expires_at'),
      ...secret('token_hash'),
      device_type: given('device', 'account'),
      used_on: given('day of the last use', 'account'),
      browser: given('browser', 'account'),
    },
  }),
  password_resets: ruleFor<'password_resets'>()({
    words: 'link for a new password',
    found: [by('account', 'subject_id'), by('seller', 'subject_id')],
    ...OF_ACCOUNT,
    columns: { ...none('kind', 'subject_id', 'expires_at'), ...secret('token_hash') },
  }),
  email_confirmations: ruleFor<'email_confirmations'>()({
    words: 'link that confirms an email address',
    found: [by('account', 'account_id'), byUnproven('email', 'email')],
    ...OF_ACCOUNT,
    columns: {
      ...none('account_id', 'expires_at'),
      ...secret('token_hash'),
      email: given('email', 'account', ''),
    },
  }),
  one_time_codes: ruleFor<'one_time_codes'>()({
    words: 'one-time code',
    found: [by('account', 'account_id')],
    ...OF_ACCOUNT,
    columns: {
      ...none('purpose', 'account_id', 'channel', 'tries', 'expires_at'),
      ...secret('request_hash', 'code_hash'),
    },
  }),
  addresses: ruleFor<'addresses'>()({
    words: 'saved address',
    found: [by('account', 'account_id'), byUnproven('phone', 'phone')],
    ...OF_ACCOUNT,
    columns: {
      ...none('id', 'account_id', 'market', 'is_default', 'created_at', 'changed_at'),
      name: given('name', 'account', ''),
      phone: given('phone', 'account', ''),
      line1: given('address', 'account', ''),
      line2: given('address', 'account'),
      landmark: given('landmark', 'account'),
      city: given('address', 'account', ''),
      state: given('state', 'account'),
      pin_code: given('PIN code', 'account'),
    },
  }),
  complaints: ruleFor<'complaints'>()({
    words: 'complaint',
    found: [by('email', 'email'), by('phone', 'phone'), by('order-number', 'order_number')],
    label: ['ticket', 'created_at', 'status'],
    onRequest: {
      does: 'nothing',
      why: 'kept for a consumer commission (Consumer Protection Act, s. 69), then deleted by age',
    },
    columns: {
      ...none('ticket', 'order_number', 'status', 'created_at', 'acknowledged_at', 'answered_at'),
      name: given('name', 'age', ''),
      phone: given('phone', 'age'),
      email: given('email', 'age'),
      text: given('what was written', 'age', ''),
      answer: given('what was answered', 'age'),
    },
  }),
  newsletter: ruleFor<'newsletter'>()({
    words: 'newsletter',
    found: [by('email', 'email_key')],
    label: ['at', 'status'],
    onRequest: { does: 'delete' },
    columns: {
      ...none('status', 'at'),
      ...secret('token_hash', 'email_key'),
      email: given('email', 'request', ''),
    },
  }),
  restock_alerts: ruleFor<'restock_alerts'>()({
    words: 'alert of a sold-out product',
    found: [by('email', 'email_key')],
    label: ['sku'],
    onRequest: { does: 'delete' },
    columns: {
      ...none('sku', 'size', 'market', 'status', 'at'),
      ...secret('token_hash', 'email_key'),
      email: given('email', 'request', ''),
    },
  }),
  // Sent ones have no recipient and no text. Texts have links that open orders and accounts.
  outbox: ruleFor<'outbox'>()({
    words: 'message that waits or was given up',
    found: [by('email', 'recipient'), by('phone', 'recipient')],
    onRequest: { does: 'delete' },
    columns: {
      ...none('id', 'kind', 'created_at', 'send_at', 'tries', 'sent_at', 'channel', 'handed_at', 'failure'),
      ...secret('body', 'html', 'unsubscribe', 'params'),
      recipient: given('email or phone', 'request', ''),
      subject: given('subject', 'request', ''),
    },
  }),
  opt_outs: ruleFor<'opt_outs'>()({
    words: 'number that wants no messages',
    found: [],
    onRequest: { does: 'nothing', why: 'hashed: it is known again only by who has the number' },
    columns: { ...none('at'), ...secret('key') },
  }),
  rate_limits: ruleFor<'rate_limits'>()({
    words: 'count of requests',
    found: [],
    onRequest: { does: 'nothing', why: 'hashed, and deleted when its time is over' },
    columns: { ...none('count', 'ends_at'), ...secret('key') },
  }),
  known_clients: ruleFor<'known_clients'>()({
    words: 'browser or address of a login',
    found: [],
    onRequest: { does: 'nothing', why: 'hashed; goes with the account, and deleted by age' },
    columns: { ...none('whose', 'seen_at'), ...secret('key') },
  }),
  // Entries name rows by ids and numbers and repeat nothing that a person wrote or is called (audit.ts).
  audit: ruleFor<'audit'>()({
    words: 'entry of the audit trail',
    found: [],
    onRequest: { does: 'nothing', why: `${BOOKS}; it has numbers and ids, no names` },
    columns: { ...none('id', 'at', 'action', 'subject', 'details'), actor: given('name of an operator', 'age', '') },
  }),
  audit_release: impersonal('before'),
  sellers: ruleFor<'sellers'>()({
    words: 'seller or application to sell',
    found: [by('seller', 'id'), by('email', 'email_key'), by('phone', 'phone')],
    label: ['id', 'status'],
    onRequest: { does: 'application' },
    columns: {
      ...none('id', 'status', 'shop', 'created_at', 'submitted_at', 'decided_at', 'seen_at', 'email_confirmed_at'),
      ...secret('password', 'email_key'),
      email: given('email', 'stays', ''),
      phone: given('phone', 'stays', ''),
      fields: {
        json: {
          businessName: { holds: 'name of the business', fate: 'stays' },
          contactName: { holds: 'name', fate: 'stays' },
          pickup: { holds: 'address', fate: 'stays' },
          gstin: { holds: 'GSTIN', fate: 'stays' },
          pan: { holds: 'PAN', fate: 'stays' },
          bank: { holds: 'bank account', fate: 'stays' },
        },
        others: ['gstExempt', 'bankSince', 'categories', 'summaryOff'],
      },
      reason: given('why it was decided so', 'stays'),
    },
  }),
  seller_changes: ruleFor<'seller_changes'>()({
    words: 'change of a seller’s details',
    found: [by('seller', 'seller_id'), by('email', 'email'), by('phone', 'phone')],
    label: ['kind', 'state'],
    onRequest: { does: 'delete' },
    columns: {
      ...none('id', 'seller_id', 'kind', 'state', 'created_at', 'due_at'),
      email: given('email', 'request'),
      phone: given('phone', 'request'),
      value: {
        json: {
          pickup: { holds: 'address', fate: 'request' },
          gstin: { holds: 'GSTIN', fate: 'request' },
          pan: { holds: 'PAN', fate: 'request' },
          bank: { holds: 'bank account', fate: 'request' },
        },
        others: ['gstExempt'],
      },
    },
  }),
  seller_documents: ruleFor<'seller_documents'>()({
    words: 'document of a seller',
    found: [by('seller', 'seller_id')],
    onRequest: { does: 'nothing', why: 'goes with its application; of approved sellers it belongs to the books' },
    columns: {
      ...none('id', 'seller_id', 'kind', 'media_type', 'bytes', 'created_at'),
      data: given('copy of the document', 'stays', ''),
    },
  }),
  payouts: ruleFor<'payouts'>()({
    words: 'payout',
    found: [by('seller', 'seller_id')],
    label: ['id'],
    onRequest: { does: 'nothing', why: BOOKS },
    columns: {
      ...none(
        'id',
        'shop',
        'seller_id',
        'currency',
        'amount_minor',
        'status',
        'made_at',
        'settled_at',
        'utr',
        'reason',
      ),
      holder: given('holder of the bank account', 'stays', ''),
      account_number: given('bank account', 'stays', ''),
      ifsc: given('bank', 'stays', ''),
    },
  }),
  seller_postings: ruleFor<'seller_postings'>()({
    words: 'entry in the books of a seller',
    found: [by('shop', 'shop')],
    onRequest: { does: 'nothing', why: BOOKS },
    columns: {
      ...none('shop', 'cause', 'kind', 'order_id', 'shipment_id', 'currency', 'day', 'at', 'due_on', 'payable_minor'),
      ...none('value_minor', 'payout_id'),
      note: given('what was written to the seller', 'stays'),
    },
  }),
  staff: ruleFor<'staff'>()({
    words: 'somebody who uses the dashboard',
    found: [by('staff', 'name_key')],
    onRequest: { does: 'nothing', why: 'the operator removes them: staff remove' },
    columns: {
      ...none('id', 'role', 'created_at', 'invite_until', 'seen_at'),
      ...secret('name_key', 'password', 'code_secret', 'code_step', 'invite_hash'),
      name: given('name', 'stays', ''),
    },
  }),
  staff_sessions: ruleFor<'staff_sessions'>()({
    words: 'session of the dashboard',
    found: [],
    onRequest: { does: 'nothing', why: 'ends within hours' },
    columns: {
      ...none('staff_id', 'created_at', 'used_at', 'expires_at'),
      ...secret('token_hash'),
      // What the next page says of the last action; it may name an order or a person.
      notice: given('outcome of the last action', 'age'),
    },
  }),
  passkeys: ruleFor<'passkeys'>()({
    words: 'passkey of the dashboard',
    found: [],
    onRequest: { does: 'nothing', why: 'goes with its owner: staff remove' },
    columns: {
      ...none('staff_id', 'rp_id', 'counter', 'created_at', 'used_at'),
      ...secret('id', 'public_key', 'transports'),
      name: given('name of the passkey', 'stays', ''),
    },
  }),
  passkey_challenges: ruleFor<'passkey_challenges'>()({
    words: 'sign-in with a passkey',
    found: [],
    onRequest: { does: 'nothing', why: 'ends within minutes' },
    columns: { ...none('staff_id', 'expires_at'), ...secret('challenge_hash') },
  }),
  message_links: ruleFor<'message_links'>()({
    words: 'link in a message to a seller',
    found: [],
    onRequest: { does: 'nothing', why: 'ids and a hash; deleted when its time is over' },
    columns: { ...none('purpose', 'subject', 'expires_at'), ...secret('token_hash') },
  }),
  seller_entries: impersonal('shop', 'cause', 'kind', 'line_id', 'debit', 'credit', 'amount_minor'),
  seller_years: impersonal('shop', 'year', 'base_minor', 'untaxed_minor', 'is_over'),
  seller_months: impersonal('shop', 'month', 'postings', 'payable_minor'),
  seller_month_sums: impersonal('shop', 'month', 'kind', 'debit', 'credit', 'amount_minor'),
  seller_open_days: impersonal('shop', 'due_on', 'currency', 'postings', 'payable_minor'),
  sold_out: impersonal('sku', 'size', 'shop', 'at'),
  stock_counts: impersonal('sku', 'size', 'pieces', 'catalog_pieces', 'changed_at'),
  seller_products: impersonal(
    ...(['id', 'shop', 'sku', 'sku_key', 'title', 'category', 'status', 'version', 'document', 'file'] as const),
    ...(['file_digest', 'reason', 'created_at', 'changed_at', 'submitted_at', 'decided_at', 'tell_since'] as const),
  ),
  seller_pictures: impersonal('name', 'shop', 'file_name', 'data', 'created_at'),
  counters: impersonal('name', 'value'),
  daily_reports: impersonal('name', 'day'),
  clock: impersonal('name', 'at'),
  host_facts: impersonal('name', 'value'),
  migrations: impersonal('name'),
};
