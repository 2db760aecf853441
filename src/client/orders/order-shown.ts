import type { Refused } from '../../browser/api-answer.ts';

/** The result of showing something: `shown`, or the host's refusal. */
export type Shown = 'shown' | Refused;
