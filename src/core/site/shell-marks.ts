/** The parts of a page that its shell alone decides, in their order. */
export const SHELL_PARTS = ['header', 'footer', 'menu-head', 'menu'] as const;
export type ShellPartName = (typeof SHELL_PARTS)[number];

/** Where templates write marks: around each part, or alone, where a build puts the part. None where this is missing. */
export type ShellMarks = 'around' | 'alone';

/** How each mark begins. */
export const MARK_START = '<!--haat ';

/** The comment that stands before a part of the shell in a page. */
export const markOf = (part: ShellPartName): string => `${MARK_START}${part}-->`;
