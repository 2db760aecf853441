/** A request that the server refuses. The message says what is wrong and how to fix it. */
export class Refused extends Error {
  readonly status: 400 | 403 | 404 | 413;

  constructor(status: Refused['status'], message: string) {
    super(message);
    this.status = status;
  }
}
