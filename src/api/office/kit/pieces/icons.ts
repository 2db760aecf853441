import { ICON_SHAPES } from '../../../../core/pictures/icon-shapes.ts';
import { type Html, html } from '../../../ground/http/html.ts';

const SHAPES = {
  ...ICON_SHAPES,
  check: 'M5 12.5l4.5 4.5L19 7.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M9 15l2 2 4-4',
  /** A picture in its frame. */
  photo: 'M4 5h16v14H4zM4 16l5-5 5 5 2.5-2.5L20 17M15.5 10h.01',
  key: 'M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 11h9M17.5 11v3.5M21 11v3',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line icon in the text colour. It needs a word beside it. */
export const icon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${SHAPES[name]}"></path></svg>`;
