import { userInfo } from 'node:os';
import { indianClock } from '../../core/indian-day.ts';
import { type Actor, writeAudit } from '../audit.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { fixedClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openStore } from '../database/connect.ts';
import type { Answer } from '../http/answer.ts';
import { BASE } from '../http/app.ts';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { openShop } from '../shop.ts';
import { findOperator } from './operator.ts';

/** The operator at work: everything that the host works with, and the name that the audit trail gets. */
export interface Desk {
  readonly services: Services;
  /** Asked for by whatever changes something or shows personal data. @throws DeskError where nobody is named */
  readonly actor: Actor;
}

export interface DeskArguments {
  /** What stands behind the command's name. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

export interface DeskCommand {
  readonly name: string;
  /** What stands behind the name. */
  readonly usage: string;
  readonly summary: string;
  /** Returns what is shown. @throws DeskError */
  run(desk: Desk, args: DeskArguments): Promise<string>;
}

/** What the operator has to be told; nothing was changed. */
export class DeskError extends Error {}

/** Whom the environment names, and the account on the machine. */
export interface Who {
  readonly named?: string | undefined;
  readonly account: string;
}

export const whoIsHere = (): Who => ({ named: process.env['DESK_USER'], account: userInfo().username });

/** The operator's name for the audit trail. @throws DeskError where nobody is named */
export function nameActor({ named, account }: Who): Actor {
  const operator = findOperator(named, account);
  if (operator === undefined)
    throw new DeskError(
      `Who are you? The audit trail wants the name of a person. Set DESK_USER, for example: DESK_USER=asha npm run desk -- ...`,
    );
  return `operator:${operator}`;
}

/** Opens the database of the environment. It may be in use by hosts: they see at once what is done here. */
export async function openDesk(
  config: Config,
  catalog: string,
  who: Who = whoIsHere(),
): Promise<{ readonly desk: Desk; close(): Promise<void> }> {
  const log = createLog('off');
  const shop = openShop(catalog, log);
  const store = await openStore({ url: config.databaseUrl, acceptsIncomplete: config.acceptsIncompleteDatabase });
  const siteUrl = () => config.siteUrl ?? shop.current().store.siteUrl;
  const services: Services = {
    config,
    store,
    now: Date.now,
    clock: fixedClock(Date.now),
    log,
    passwords: createPasswords(config.passwordCost),
    shop: shop.current,
    // Mail and refunds are queued here; the hosts send them.
    provider: undefined,
    siteUrl,
    apiUrl: () => config.apiUrl ?? `${siteUrl()}${BASE}`,
    wake: () => {},
  };
  const desk: Desk = {
    services,
    get actor(): Actor {
      return nameActor(who);
    },
  };
  const close = async () => {
    await services.passwords.close();
    await store.close();
  };
  return { desk, close };
}

/** Notes that the operator has looked at personal data: whose, or which list of it. Called before it is shown. */
export async function recordView(
  { services: { store, now }, actor }: Desk,
  subject: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await store.write((db) => writeAudit(db, now(), actor, 'viewed', subject, details));
}

/** The word at a place. @throws DeskError when it is missing */
export function wordAt({ words }: DeskArguments, index: number, what: string): string {
  const word = words[index];
  if (word === undefined) throw new DeskError(`Which ${what}?`);
  return word;
}

/** An option. @throws DeskError when it is missing */
export function wanted({ options }: DeskArguments, name: string, what: string): string {
  const value = options[name]?.trim();
  if (!value) throw new DeskError(`--${name} is missing: ${what}.`);
  return value;
}

/** The data of an answer. @throws DeskError with its message where it has none */
export function dataOf<T>(answer: Answer<T>): T {
  if ('error' in answer) throw new DeskError(answer.error.message);
  return answer.data;
}

/** Rows under their headings, in columns as wide as they have to be. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'Nothing.';
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Rows that a list may have, and that it has where `--most` is left out. */
const MOST_ROWS = 10_000;
const USUAL_ROWS = 200;

/** A list of the operator: as many of its first rows as `--most` asks for. */
export interface ListQuery<Row> {
  limit(most: number): { execute(): Promise<Row[]> };
}

/** Reads a list and shows it as a table; says so where there is more of it. @throws DeskError where `--most` is no number */
export async function showList<Row>(
  { options }: DeskArguments,
  query: ListQuery<Row>,
  headings: readonly string[],
  cellsOf: (row: Row) => readonly string[],
): Promise<string> {
  const most = Number(options['most'] ?? USUAL_ROWS);
  if (!Number.isInteger(most) || most < 1 || most > MOST_ROWS)
    throw new DeskError(`--most wants a whole number from 1 to ${MOST_ROWS}.`);
  const rows = await query.limit(most + 1).execute();
  const shown = table(headings, rows.slice(0, most).map(cellsOf));
  return rows.length > most ? `${shown}\nThere are more than these ${most}: --most shows up to ${MOST_ROWS}.` : shown;
}

/** "2026-11-20 13:00", as a clock in India shows it. */
export const clock = (at: number): string => indianClock(at).slice(0, 16).replace('T', ' ');
