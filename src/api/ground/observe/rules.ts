import type { QueueName } from './queues.ts';
import type { Snapshot } from './snapshot.ts';

/** An alert. */
interface AlertRule {
  readonly name: string;
  /** The condition in PromQL. */
  readonly expression: string;
  /** How long the condition has to hold, such as "5m". */
  readonly holdsFor: string;
  readonly severity: 'page' | 'ticket';
  /** The problem and what to do. */
  readonly summary: string;
  /** Whether the condition holds now; missing when it needs Prometheus's history. */
  readonly isFiring?: (snapshot: Snapshot) => boolean;
}

const queue = (
  name: string,
  length: QueueName,
  holdsFor: string,
  severity: AlertRule['severity'],
  summary: string,
): AlertRule => ({
  name,
  expression: `haat_queue_length{queue="${length}"} > 0`,
  holdsFor,
  severity,
  summary,
  isFiring: ({ queues }) => (queues?.[length] ?? 0) > 0,
});

const MESSAGE_LATE_SECONDS = 900;
const MOST_FAILURES = 5;
const MOST_WAITING = 10;

/** The rules of `alerts.yml` and of the status page. */
export const ALERT_RULES: readonly AlertRule[] = [
  {
    name: 'HaatNotReady',
    expression: 'haat_ready == 0',
    holdsFor: '1m',
    severity: 'page',
    summary: 'The host takes no requests: the database does not answer, or its file is gone. Check the log.',
    isFiring: ({ isReady }) => !isReady,
  },
  {
    name: 'HaatErrors',
    expression: 'sum(rate(haat_http_requests_total{status="500"}[5m])) > 0',
    holdsFor: '5m',
    severity: 'page',
    summary: 'Requests fail with status 500 because of an error in the host. Its log has the cause.',
  },
  {
    name: 'HaatSlow',
    expression: 'histogram_quantile(0.95, sum by (le) (rate(haat_http_request_seconds_bucket[5m]))) > 1',
    holdsFor: '10m',
    severity: 'ticket',
    summary: 'One request in twenty takes longer than a second.',
  },
  {
    name: 'HaatEventLoopDelayed',
    expression: 'nodejs_eventloop_lag_p99_seconds > 0.1',
    holdsFor: '5m',
    severity: 'ticket',
    summary: 'The event loop is blocked for 100 ms at a time.',
  },
  {
    name: 'HaatDatabaseBusy',
    expression: `haat_database_connections{state="waiting"} > ${MOST_WAITING}`,
    holdsFor: '1m',
    severity: 'page',
    summary: 'Requests wait for a connection to the database.',
    isFiring: ({ connections }) => (connections['waiting'] ?? 0) > MOST_WAITING,
  },
  {
    name: 'HaatWorkerFailing',
    expression: `haat_worker_failures >= ${MOST_FAILURES}`,
    holdsFor: '5m',
    severity: 'page',
    summary: 'A worker fails repeatedly, so mail, payments, refunds or cleaning do not go on. The log has the cause.',
    isFiring: ({ workers }) => workers.some(({ failures }) => failures >= MOST_FAILURES),
  },
  {
    name: 'HaatMessageLate',
    expression: `haat_message_oldest_seconds > ${MESSAGE_LATE_SECONDS}`,
    holdsFor: '5m',
    severity: 'ticket',
    summary: 'A message has waited for 15 minutes: check the mail server.',
    isFiring: ({ queues, at }) =>
      queues?.oldestMessage !== undefined && at - queues.oldestMessage > MESSAGE_LATE_SECONDS * 1_000,
  },
  queue(
    'HaatMessageSumExceeded',
    'messageSumsExceeded',
    '1m',
    'page',
    'Requests of anybody cause more SMS, WhatsApp messages or mails a day than the shop expects ("sum-phone" and "sum-mail" of RATE_LIMITS). Find the address that asks often in the log of your proxy, and block it there.',
  ),
  queue(
    'HaatMessagesGivenUp',
    'messagesGivenUp',
    '1m',
    'ticket',
    'Messages were given up. See the operator command "messages list".',
  ),
  queue('HaatPaymentsOverdue', 'paymentsOverdue', '10m', 'page', 'Payments are not checked with the provider in time.'),
  queue('HaatOrdersOverdue', 'ordersOverdue', '10m', 'ticket', 'Unpaid orders are not closed in time.'),
  queue(
    'HaatPaymentsInReview',
    'paymentsInReview',
    '1h',
    'ticket',
    'A payment does not match its order, or waits to be looked for. See the operator commands "payments review" and "payments check".',
  ),
  queue(
    'HaatRefundsFailed',
    'refundsFailed',
    '1h',
    'ticket',
    'The provider refused a refund. See the operator command "refunds".',
  ),
  queue(
    'HaatRefundsStuck',
    'refundsStuck',
    '10m',
    'page',
    'The provider can not be told of a refund: several attempts failed. The log has the cause.',
  ),
  queue('HaatRefundsDue', 'refundsDue', '2d', 'ticket', 'Refunds wait to be sent. See the operator command "refunds".'),
  queue(
    'HaatComplaintsOpen',
    'complaintsOpen',
    '1d',
    'ticket',
    'A complaint waits for its answer. See the operator command "complaints".',
  ),
];
