import type { Refused } from '../../core/api-answer.ts';

/** What became of showing something: shown, or why not. */
export type Shown = 'shown' | Refused;
