import { type ShopChoices, THEMES, toId } from './choices.ts';
import { QUESTIONS, WrongAnswer } from './questions.ts';

interface AskOptions {
  /** Answers given as options, by flag. */
  readonly given: Readonly<Record<string, string | undefined>>;
  /** Whether all other questions get their default answers. */
  readonly takesDefaults: boolean;
  /** Asks on the terminal; missing where there is none. */
  readonly ask?: (question: string) => Promise<string>;
  readonly say: (text: string) => void;
}

/** An option can't be used, or an answer is missing and there is no terminal on which to ask. */
export class AnswersRefused extends Error {}

/** Asks what options have not answered, and repeats each question until its answer can be used. @throws AnswersRefused */
export async function collectChoices({ given, takesDefaults, ask, say }: AskOptions): Promise<ShopChoices> {
  let known: Partial<ShopChoices> = readTheme(given['theme']);
  for (const question of QUESTIONS) {
    const { flag, text, defaultOf, isAsked = () => true, read } = question;
    const option = given[flag];
    const fallback = defaultOf(known) || `orders@${toId(known.name ?? '')}.example`;
    if (option !== undefined) {
      known = { ...known, ...readOption(flag, () => read(option, known)) };
    } else if (!isAsked(known)) {
    } else if (takesDefaults) {
      known = { ...known, ...read(fallback, known) };
    } else if (ask) {
      known = {
        ...known,
        ...(await askUntilRight(ask, say, `${text} [${fallback}] `, (answer) => read(answer || fallback, known))),
      };
    } else throw new AnswersRefused(`Nobody can be asked here. Give --${flag}, or --yes for the default answers.`);
  }
  return known as ShopChoices;
}

function readTheme(written: string | undefined): Partial<ShopChoices> {
  if (written === undefined) return {};
  const theme = THEMES.find((name) => name === written);
  if (theme) return { theme };
  throw new AnswersRefused(`--theme ${written}: there is none of this name. The themes are ${THEMES.join(', ')}.`);
}

function readOption<T>(flag: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WrongAnswer)) throw error;
    throw new AnswersRefused(`--${flag}: ${error.message}`);
  }
}

async function askUntilRight<T>(
  ask: (question: string) => Promise<string>,
  say: (text: string) => void,
  question: string,
  read: (answer: string) => T,
): Promise<T> {
  for (;;) {
    const answer = (await ask(question)).trim();
    try {
      return read(answer);
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error;
      say(error.message);
    }
  }
}
