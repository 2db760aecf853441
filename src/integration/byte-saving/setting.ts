/** What only saves bytes, by the names that the environment's BYTE_SAVING_OFF has for it. README.md says what each does. */
export const BYTE_SAVERS = ['classes', 'tokens', 'markup', 'preload', 'globals', 'alerts'] as const;
type ByteSaver = (typeof BYTE_SAVERS)[number];

/**
 * The environment's BYTE_SAVING_OFF: the parts of it that a build leaves off, so that its pages and scripts are easier to debug. `all`, or names with spaces
 * between. Nothing by default.
 * @throws for any other word.
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

export const savesBytes = (name: ByteSaver): boolean => !readSwitchedOff().includes(name);
