/** The column that files of refused rows have at their end. It is left out when such a file is imported. */
export const REASONS = 'reasons';

/** Reasons in a cell. */
export const formatReasons = (reasons: readonly string[]): string => reasons.join('; ');
