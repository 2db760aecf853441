import { type Html, html } from '../../ground/http/html.ts';

/** Line icons of 24 × 24 in the text colour, as those of the shop (src/components/Icon.astro). They need a word beside them. */

const SHAPES = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M9 15l2 2 4-4',
  bag: 'M5 8h14l-1 12H6zM8 8a4 4 0 0 1 8 0',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
  cash: 'M3 7h18v10H3zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

export type IconName = keyof typeof SHAPES;

export const icon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${SHAPES[name]}"></path></svg>`;
