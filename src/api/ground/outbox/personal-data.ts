import { dropMessagesAbout } from './outbox.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { by, given, none, ruleFor, secret } from '../privacy/rules.ts';

/** What the host keeps about people in messages. */
export const outboxData: PersonalData = {
  tables: {
    // Sent ones have no recipient and no text. Texts have links that open orders and accounts.
    outbox: ruleFor<'outbox'>()({
      words: 'message that waits or was given up',
      found: [by('email', 'recipient'), by('phone', 'recipient')],
      onRequest: { does: 'delete' },
      columns: {
        ...none(
          'id',
          'kind',
          'created_at',
          'send_at',
          'tries',
          'sent_at',
          'channel',
          'handed_at',
          'failure',
          'language',
        ),
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
    message_links: ruleFor<'message_links'>()({
      words: 'link in a message to a seller',
      found: [],
      onRequest: { does: 'nothing', why: 'ids and a hash; deleted when its time is over' },
      columns: { ...none('purpose', 'subject', 'expires_at'), ...secret('token_hash') },
    }),
  },
  erase: (db, _person, orders) => dropMessagesAbout(db, orders),
};
