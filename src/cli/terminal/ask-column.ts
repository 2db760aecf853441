import type { PriceQuestion } from '../../import/guess/ask-price.ts';
import { formatQuestion } from '../../import/plan/format-question.ts';
import { askText } from './ask.ts';

/** The column that somebody at the terminal names as the price; undefined without a terminal, or if none of them is. */
export async function askColumn(question: PriceQuestion, isAsked: boolean): Promise<string | undefined> {
  console.log(['', ...formatQuestion(question)].join('\n'));
  if (!isAsked) return undefined;
  const number = Number(await askText('Its number, or Enter for none of them:'));
  return question.candidates[number - 1]?.column;
}
