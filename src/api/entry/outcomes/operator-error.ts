import type { Answer } from '../../ground/http/answer.ts';

/** A message for the operator. Nothing was changed. */
export class OperatorError extends Error {
  /** The field that it is about, where it is about one. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

/** The data of an answer. @throws OperatorError with the answer's message when it failed */
export function dataOf<T>(answer: Answer<T>): T {
  if ('error' in answer) throw new OperatorError(answer.error.message);
  return answer.data;
}
