import { createInterface } from 'node:readline/promises';

/** Asks a question on the terminal that is answered by yes or no. Any other answer is no. */
export async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`\n${question} [y/N] `);
    return /^\s*y(?:es)?\s*$/i.test(answer);
  } finally {
    terminal.close();
  }
}
