/** A source that can't be read as a whole. `message` says which file, what is wrong with it, and what to do. */
export class SourceError extends Error {
  readonly file: string;
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'SourceError';
    this.file = file;
  }
}
