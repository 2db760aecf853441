/** The message of an office's next page about an action. */
export interface Notice {
  readonly isError: boolean;
  readonly text: string;
  /** The field of the form with an error, if it is about one. */
  readonly field?: string | undefined;
  /** Further lines, such as one for each of several orders. */
  readonly more?: readonly string[];
}
