import type { Answer } from '../../ground/http/answer.ts';

/** A message for the operator, who may be sure that nothing was changed. */
export class OperatorError extends Error {
  /** The field of a form that it is about, if any. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

/** The data of an answer. @throws OperatorError with the answer's message if it failed */
export function dataOf<T>(answer: Answer<T>): T {
  if ('error' in answer) throw new OperatorError(answer.error.message);
  return answer.data;
}
