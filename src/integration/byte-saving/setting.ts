/** The steps that only save bytes, by their names in the environment's BYTE_SAVING_OFF. README.md describes each. */
export const BYTE_SAVERS = ['classes', 'tokens', 'markup', 'preload', 'globals', 'alerts'] as const;
type ByteSaver = (typeof BYTE_SAVERS)[number];

/**
 * Reads the environment's BYTE_SAVING_OFF: steps that a build leaves out, so that its pages and scripts are easier to debug. `all`, or names separated
 * by spaces; by default none.
 * @throws for any other word
 */
export function readSwitchedOff(text = process.env['BYTE_SAVING_OFF'] ?? ''): readonly ByteSaver[] {
  const words = text.split(' ').filter(Boolean);
  if (words.includes('all')) return BYTE_SAVERS;
  return words.map((word) => {
    const name = BYTE_SAVERS.find((saver) => saver === word);
    if (!name) throw new Error(`BYTE_SAVING_OFF has "${word}". It can have "all" or: ${BYTE_SAVERS.join(', ')}.`);
    return name;
  });
}

/** Whether a build does this step. */
export const savesBytes = (name: ByteSaver): boolean => !readSwitchedOff().includes(name);
