/** Where the counts of a seller's lists end, so that those of a large shop are as quick as those of a small one: as many or more. */
export const MOST_COUNTED = 1_000;
