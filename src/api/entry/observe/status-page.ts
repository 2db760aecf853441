import { type Html, html } from '../../ground/http/html.ts';
import { hostPage, type PageDress } from '../../ground/http/host-page.ts';
import { ALERT_RULES } from '../../ground/observe/rules.ts';
import type { QueueName, Queues } from '../../ground/observe/queues.ts';
import type { Snapshot } from '../../ground/observe/snapshot.ts';

const QUEUE_WORDS: Readonly<Record<QueueName, string>> = {
  messagesDue: 'Messages to be sent now',
  messagesGivenUp: 'Messages given up',
  paymentsOverdue: 'Payments to be checked, overdue',
  paymentsInReview: 'Payments that do not match their order, or wait to be looked for',
  refundsDue: 'Refunds to be sent',
  refundsQueued: 'Refunds on their way to the provider',
  refundsFailed: 'Refunds that the provider refused',
  refundsStuck: 'Refunds that the provider could not be told of',
  ordersOverdue: 'Unpaid orders, overdue',
  complaintsOpen: 'Complaints without an answer',
  returnsWaiting: 'Returns waiting for their seller',
  sellersWaiting: 'Applications of sellers',
  messageSumsExceeded: 'Daily sums of messages that are exceeded',
};

type Row = readonly [name: string, value: string];

/** The status page, without personal data. */
export function statusPage(dress: PageDress, snapshot: Snapshot): Response {
  const { at, startedAt, isReady, queues, workers, connections, loopDelayMs } = snapshot;
  const firing = ALERT_RULES.filter(({ isFiring }) => isFiring?.(snapshot));
  const attention =
    firing.length === 0
      ? html`<p>Nothing needs attention.</p>`
      : html`<ul>${firing.map(({ name: rule, summary }) => html`<li><strong>${rule}</strong>: ${summary}</li>`)}</ul>`;
  const host: Row[] = [
    ['Takes requests', isReady ? 'yes' : 'no'],
    ['Running for', duration(at - startedAt)],
    ['Event loop delay, median', `${loopDelayMs.p50} ms`],
    ['99th percentile', `${loopDelayMs.p99} ms`],
    ['Longest', `${loopDelayMs.max} ms`],
    ...Object.entries(connections).map(([state, count]): Row => [`Database connections, ${state}`, String(count)]),
  ];
  const rounds = workers.map(
    ({ name: worker, lastSuccess, failures, runningSince }): Row => [
      worker,
      [
        lastSuccess === undefined ? 'no round yet' : `last successful round ${duration(at - lastSuccess)} ago`,
        ...(runningSince === undefined ? [] : [`at work for ${duration(at - runningSince)}`]),
        ...(failures === 0 ? [] : [`${failures} failed since`]),
      ].join(', '),
    ],
  );
  return hostPage(
    dress,
    'Status of the host',
    html`<h2>Needs attention</h2>${attention}
${table('The host', host)}
${queues ? table('Queues', queueRows(queues, at)) : html`<h2>Queues</h2><p>The database does not answer.</p>`}
${table('Workers', rounds)}
<p>${new Date(at).toISOString()}</p>`,
  );
}

const queueRows = (queues: Queues, at: number): Row[] => [
  ...Object.entries(QUEUE_WORDS).map(([queue, words]): Row => [words, String(queues[queue as QueueName])]),
  [
    'Oldest message not sent',
    queues.oldestMessage === undefined ? 'none' : `${duration(at - queues.oldestMessage)} old`,
  ],
];

const table = (title: string, rows: readonly Row[]): Html =>
  html`<h2>${title}</h2><table>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table>`;

function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}
