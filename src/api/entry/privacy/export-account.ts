import type { AccountRow } from '../../ground/database/tables.ts';
import { isoMoment } from '../../ground/http/present.ts';
import type { HostServices } from '../services.ts';
import { exportPerson } from './export-person.ts';
import { personOfAccount, personOfOrders } from './person.ts';
import { ROOMS, RULES } from './rooms.ts';

const SHOWN = new Set(ROOMS.flatMap(({ shown = [] }) => shown));
const OTHERS = Object.entries(RULES).filter(([table]) => !SHOWN.has(table));
const isOfOrder = ([, { found }]: (typeof OTHERS)[number]): boolean => found.some(({ by }) => by === 'order');
const OTHERS_OF_ORDERS = OTHERS.filter(isOfOrder).map(([table]) => table);
const OTHERS_OF_PERSON = OTHERS.filter((entry) => !isOfOrder(entry)).map(([table]) => table);

/** Everything stored about an account, as a streamed JSON file. */
export function exportAccount(services: HostServices, account: AccountRow, token: string): Response {
  const parts = writeParts(services, account, token);
  const encoder = new TextEncoder();
  const file = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  return new Response(file, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="account.json"',
    },
  });
}

async function* writeParts(services: HostServices, account: AccountRow, token: string): AsyncGenerator<string> {
  const { read } = services.database;
  const head: Record<string, unknown> = { exportedAt: isoMoment(services.now()) };
  for (const room of ROOMS)
    for (const [name, value] of Object.entries((await room.exportAccount?.(services, account, token)) ?? {}))
      head[name] = Array.isArray(head[name]) && Array.isArray(value) ? [...head[name], ...value] : value;
  head['others'] = await exportPerson(read, personOfAccount(account), OTHERS_OF_PERSON);
  yield JSON.stringify(head).slice(0, -1);
  for (const room of ROOMS) {
    const lists = room.exportLists?.(services, account, (orders) =>
      exportPerson(read, personOfOrders(orders), OTHERS_OF_ORDERS),
    );
    for (const [name, list] of Object.entries(lists ?? {})) {
      yield `,${JSON.stringify(name)}:[`;
      let separator = '';
      for await (const entry of list) {
        yield separator + JSON.stringify(entry);
        separator = ',';
      }
      yield ']';
    }
  }
  yield '}\n';
}
