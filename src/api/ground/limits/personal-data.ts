import type { PersonalData } from '../privacy/personal-data.ts';
import { none, ruleFor, secret } from '../privacy/rules.ts';

/** What the host keeps about people in requests that are counted or come twice. */
export const limitData: PersonalData = {
  tables: {
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
    idempotency_keys: ruleFor<'idempotency_keys'>()({
      words: 'key of a request',
      found: [],
      onRequest: { does: 'nothing', why: 'the number of an order and hashes; deleted by age' },
      columns: {
        ...none('created_at', 'result'),
        ...secret('key', 'digest'),
      },
    }),
  },
};
