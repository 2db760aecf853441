/** What the next page of an office says about an action. */
export interface Notice {
  readonly isError: boolean;
  readonly text: string;
  /** The field of the form that an error is about, where it is about one. */
  readonly field?: string | undefined;
  /** What it says of each of several, one below the other. */
  readonly more?: readonly string[];
}
