import { expect } from 'vitest';
import type { MortalHost, Operated } from './mortal-host.ts';
import type { Told } from './told.ts';

const MINUTE_MS = 60_000;
/** Between two steps: the lease of a message whose host was killed ends meanwhile. */
const STEP_MS = 5 * MINUTE_MS;

/**
 * When a host is killed: before this statement, or when it is about to answer; for the work that follows a request also once a message
 * has reached its gateway or mail server, which has not acknowledged it yet.
 */
export type Death = number | 'answer';
export type WorkDeath = number | 'message';

/** How often the host dies at a step. */
export interface Deaths {
  readonly request: readonly Death[];
  readonly work: readonly WorkDeath[];
}

/** Takes steps at a host that is killed, and repeats each request until it is answered. */
export class Walker {
  readonly #host: MortalHost;
  readonly #told: Told;
  readonly #deathsOf: (step: number) => Deaths;
  #steps = 0;
  /** How often the host was killed. */
  kills = 0;

  constructor(host: MortalHost, told: Told, deathsOf: (step: number) => Deaths) {
    this.#host = host;
    this.#told = told;
    this.#deathsOf = deathsOf;
  }

  /** Takes a step, and then tells everybody. `request` gives the answer, or undefined when the host died over it. */
  async step<T>(name: string, request: () => Promise<T | undefined>): Promise<T> {
    const deaths = this.#deathsOf(this.#steps++);
    await this.#pass(STEP_MS);
    const answers: T[] = [];
    for (const death of deaths.request) {
      await this.#host.arm(death);
      const answer = await request();
      if (answer !== undefined) answers.push(answer);
      await this.#restart();
    }
    for (let times = 0; times < 2; times++) {
      const answer = await request();
      if (answer === undefined) throw new Error(`${name}: no answer of a host that nobody killed.`);
      answers.push(answer);
    }
    for (const answer of answers) expect(answer, `${name}, repeated`).toEqual(answers[0]);
    await this.#tell(deaths.work);
    return answers[0] as T;
  }

  /** The same for a command of the operator. Repeated, it may say that nothing is left to do. */
  async operate(line: string, options: Readonly<Record<string, string>> = {}): Promise<Operated> {
    const said: Operated[] = [];
    await this.step(line, async () => {
      const answer = await this.#host.operate(line, options);
      if (answer === undefined) return undefined;
      said.push(answer);
      return 'answered';
    });
    return said.find(({ isError }) => !isError) ?? (said[0] as Operated);
  }

  async #tell(deaths: readonly WorkDeath[]): Promise<void> {
    for (const death of deaths) {
      if (death === 'message') this.#told.interrupt(() => this.#host.strike());
      else await this.#host.arm(death);
      await this.#host.work();
      this.#told.interrupt(undefined);
      await this.#restart();
      await this.#pass(3 * MINUTE_MS);
    }
    await this.#host.work();
    if (deaths.length > 0) await this.#retryUntold();
  }

  /** Sends again, as an operator does, what was given up, after WhatsApp has reported what it has. */
  async #retryUntold(): Promise<void> {
    await this.#told.report(this.#host.address);
    const list = (await this.#host.operate('messages list'))?.text ?? '';
    const hasSms = this.#told.phone().some(({ what }) => what === 'sms');
    for (const [row, id] of list.matchAll(/^([\da-f-]{36}) .*/gm)) {
      if (hasSms && / sms /.test(row)) continue;
      await this.#host.operate(`messages retry ${id}`);
      await this.#host.work();
    }
  }

  async #restart(): Promise<void> {
    await this.#host.kill();
    this.kills++;
    await this.#host.start();
  }

  #pass = (ms: number): Promise<void> => this.#host.turn((this.#host.now ?? 0) + ms);
}
