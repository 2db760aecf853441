/**
 * Stands in an inline script for the list of a script and all that it imports, in quotes. A build writes the list when the page has been rendered
 * (integration/render/name-late-scripts.ts).
 */
export const LATE_SCRIPTS = '@late-scripts';
