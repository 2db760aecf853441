/** The panels, and beside them what keeps the page under them true: the badge, and the line that says what has happened. */
import './badge.ts';
import './status.ts';

export { open } from '../../islands/panels.tsx';
