import { Gate } from './gate.ts';
import { RemoteError } from './remote-error.ts';

/** After this many consecutive failures, a host is not asked again. */
const FAILURES_IN_A_ROW = 4;
/** Attempts at a request that may work later. */
const TRIES = 3;
/** The longest wait, in seconds, that a server may ask for. */
const LONGEST_WAIT = 10;

/** The state of one host in this run: whether it answers, and how many requests are running. */
export class HostState {
  readonly #gate: Gate;
  readonly #backoffMs: number;
  #failures = 0;
  #broken: RemoteError | undefined;

  /** @param limit - how many requests may run at a time */
  constructor(limit: number, backoffMs: number) {
    this.#gate = new Gate(limit);
    this.#backoffMs = backoffMs;
  }

  /** Runs a request when it is its turn, and repeats it if that may help. @throws RemoteError, immediately for a host that doesn't answer */
  run<T>(request: () => Promise<T>): Promise<T> {
    return this.#gate.run(() => this.#tryOften(request));
  }

  async #tryOften<T>(request: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (this.#broken) throw this.#broken;
      try {
        const answer = await request();
        this.#failures = 0;
        return answer;
      } catch (error) {
        if (!(error instanceof RemoteError)) throw error;
        // A host that reports an error for one picture works.
        if (!error.isOfHost) this.#failures = 0;
        else if (++this.#failures >= FAILURES_IN_A_ROW) this.#broken = error;
        if (!error.isTemporary || tries >= TRIES || this.#broken) throw error;
        await wait(error.retryAfter === undefined ? this.#backoffMs * 4 ** (tries - 1) : error.retryAfter * 1000);
      }
    }
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.min(milliseconds, LONGEST_WAIT * 1000)));
