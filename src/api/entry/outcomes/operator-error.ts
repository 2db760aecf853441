import type { Answer } from '../../ground/http/answer.ts';

/** A message for the operator. Nothing was changed. */
export class OperatorError extends Error {}

/** The data of an answer. @throws OperatorError with the answer's message when it failed */
export function dataOf<T>(answer: Answer<T>): T {
  if ('error' in answer) throw new OperatorError(answer.error.message);
  return answer.data;
}
