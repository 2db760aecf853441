/** The last column of files with refused rows. An import of such a file leaves it out. */
export const REASONS = 'reasons';

/** The reasons as the text of a cell. */
export const formatReasons = (reasons: readonly string[]): string => reasons.join('; ');
