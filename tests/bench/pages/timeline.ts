/** Runs callbacks at times of `performance.now()`, in the order in which they were added. A later one must not be due earlier. */
export class Timeline {
  readonly #due: { readonly at: number; readonly run: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;

  add(at: number, run: () => void): void {
    this.#due.push({ at, run });
    if (this.#timer === undefined) this.#arm();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#due.length = 0;
  }

  #arm(): void {
    const [next] = this.#due;
    this.#timer = next && setTimeout(() => this.#runDue(), Math.max(0, Math.ceil(next.at - performance.now())));
  }

  #runDue(): void {
    // A timer may end up to a millisecond early.
    for (let next = this.#due[0]; next && next.at <= performance.now(); next = this.#due[0]) {
      this.#due.shift();
      next.run();
    }
    this.#arm();
  }
}
