/** What the next page of an office says about an action. */
export interface Notice {
  readonly isError: boolean;
  readonly text: string;
}
