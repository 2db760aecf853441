/** What the next page of an office says about an action. */
export interface Notice {
  readonly isError: boolean;
  readonly text: string;
  /** What it says of each of several, one below the other. */
  readonly more?: readonly string[];
}
