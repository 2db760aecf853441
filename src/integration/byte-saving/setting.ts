/** Build steps that only save bytes, as named in the environment variable BYTE_SAVING_OFF. README.md describes each. */
export const BYTE_SAVERS = ['classes', 'tokens', 'markup', 'preload', 'globals', 'alerts', 'offers'] as const;
type ByteSaver = (typeof BYTE_SAVERS)[number];

/**
 * Reads BYTE_SAVING_OFF: the steps that a build skips so that its pages and scripts are easier to debug. It is `all`, or names separated by spaces;
 * empty by default.
 * @throws for an unknown name
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

/** Whether builds run this step. */
export const savesBytes = (name: ByteSaver): boolean => !readSwitchedOff().includes(name);
