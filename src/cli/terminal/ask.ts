import { createInterface } from 'node:readline/promises';

/** Asks a question on the terminal. Any answer other than yes is no. */
export const ask = async (question: string): Promise<boolean> =>
  /^\s*y(?:es)?\s*$/i.test(await askText(`${question} [y/N]`));

/** Asks on the terminal and returns the typed line. */
export async function askText(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`\n${question} `)).trim();
  } finally {
    terminal.close();
  }
}
