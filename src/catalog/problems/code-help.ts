/** What a problem means and how to fix it. */
export interface CodeHelp {
  /** What is wrong, in a few words. */
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** What to do; empty where that is what the problem says is expected. */
  readonly mend: string;
}

export const help = (title: string, why: string, mend: string): CodeHelp => ({ title, why, mend });
