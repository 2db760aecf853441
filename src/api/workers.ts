import { sendMail } from './mail/send.ts';
import type { Transport } from './mail/transport.ts';
import { sendRefunds } from './payments/refunds.ts';
import { checkPayments, expireUnpaid } from './payments/sync.ts';
import type { Services } from './services.ts';

/** Pause between rounds in which nothing was to be done. */
const ROUND_MS = 5_000;
const DAY_MS = 86_400_000;
/** How long traces are kept that nobody needs any more. */
const KEEP_SENT_MS = 30 * DAY_MS;
const KEEP_KEYS_MS = 90 * DAY_MS;

/** What the host does by itself: send mail, ask after payments, send refunds, clear away. */
export interface Workers {
  /** One round of everything that is due. Returns how much was done. */
  run(): Promise<number>;
  /** Rounds from now on, until `stop`. */
  start(): void;
  /** There is something to do now. */
  wake(): void;
  /** Ends after the round that is under way. */
  stop(): Promise<void>;
}

export function createWorkers(services: () => Services, transport: Transport): Workers {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let isStarted = false;
  let wasWoken = false;
  let cleanAt = 0;

  const run = async (): Promise<number> => {
    const { log, now } = services();
    let done = 0;
    const attempt = async (name: string, work: () => Promise<number>) => {
      try {
        done += await work();
      } catch (error) {
        log.error('a worker failed; it tries again', error, { worker: name });
      }
    };
    await attempt('payments', () => checkPayments(services()));
    await attempt('unpaid', () => expireUnpaid(services()));
    await attempt('refunds', () => sendRefunds(services()));
    await attempt('mail', () => sendMail(services(), transport));
    if (now() >= cleanAt) {
      cleanAt = now() + DAY_MS / 24;
      await attempt('cleaning', () => clean(services()));
    }
    return done;
  };

  const schedule = (wait: number) => {
    clearTimeout(timer);
    if (!isStarted) return;
    timer = setTimeout(round, wait);
    timer.unref();
  };
  const round = () => {
    if (running) return;
    wasWoken = false;
    running = run().then((done) => {
      running = undefined;
      schedule(done > 0 || wasWoken ? 0 : ROUND_MS);
    });
  };

  return {
    run,
    start: () => {
      isStarted = true;
      schedule(0);
    },
    wake: () => {
      wasWoken = true;
      // A moment later, so that what is placed together is sent together.
      if (isStarted && !running) schedule(50);
    },
    stop: async () => {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Clears away what has run out. */
async function clean({ store, now }: Services): Promise<number> {
  await store.write(async (db) => {
    await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
    await db.deleteFrom('password_resets').where('expires_at', '<=', now()).execute();
    await db.deleteFrom('rate_limits').where('ends_at', '<=', now()).execute();
    await db
      .deleteFrom('outbox')
      .where('send_at', 'is', null)
      .where('created_at', '<', now() - KEEP_SENT_MS)
      .execute();
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', now() - KEEP_KEYS_MS)
      .execute();
  });
  return 0;
}
