import type { MessagePart } from '../../../../messages/format/evaluate.ts';
import { operatorTodayText } from '../../../../messages/rooms/operator-today.ts';
import { type Html, html, withBold } from '../../../ground/http/html.ts';
import { formatSpan } from './format.ts';
import { stateLabel } from './html.ts';

/** Things that wait: how many, since when the oldest does, and whether that is late. */
export interface Task {
  readonly count: number;
  readonly words: readonly MessagePart<'b'>[];
  readonly href: string;
  readonly since?: number | undefined;
  readonly isLate?: boolean;
}

/** The tasks with at least one thing, as a list: late ones first, then those that wait longest. */
export function showTasks(tasks: readonly Task[], now: number): Html | undefined {
  const waiting = tasks
    .filter(({ count }) => count > 0)
    .sort((a, b) =>
      a.isLate || b.isLate ? Number(!a.isLate) - Number(!b.isLate) : (a.since ?? now) - (b.since ?? now),
    );
  if (waiting.length === 0) return undefined;
  return html`<ul class="tasks">${waiting.map(
    (task) =>
      html`<li><a href="${task.href}">${wordsOf(task)}<span class="age">${task.isLate && stateLabel(operatorTodayText.late, 'waits')}${ageOf(task, now)}</span></a></li>`,
  )}</ul>`;
}

/** The number has a separate column if the words begin with it, as in most languages. */
const wordsOf = ({ words }: Task): Html =>
  typeof words[0] === 'string' ? html`<span class="words">${withBold(words)}</span>` : withBold(words);

function ageOf({ count, since }: Task, now: number): Html | undefined {
  if (since === undefined) return undefined;
  const span = formatSpan(now - since);
  return html`<span>${count > 1 ? operatorTodayText.oldest({ span }) : operatorTodayText.waiting({ span })}</span>`;
}
