import { ICON_SHAPES } from '../../../core/pictures/icon-shapes.ts';
import { type Html, html } from '../../ground/http/html.ts';

const SHAPES = { ...ICON_SHAPES, calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M9 15l2 2 4-4' } as const;

export type IconName = keyof typeof SHAPES;

/** A line icon in the text colour. It needs a word beside it. */
export const icon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${SHAPES[name]}"></path></svg>`;
