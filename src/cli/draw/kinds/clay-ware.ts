// Unglazed pots: water matkas with taps, handis, kulhads, surahis; and the copper dispenser of the same shape.
import { showStanding } from '../frame.ts';
import type { Extent } from '../frame.ts';
import { defineKind } from '../types.ts';
import { dahi, kulhads, surahi } from './clay-ware/cups.ts';
import { CUTS, handi, matka } from './clay-ware/pots.ts';
import type { Cut } from './clay-ware/pots.ts';

export const kind = defineKind({
  name: 'clay-ware',
  about: 'clay pots and cups, or copper of the same shape; colours: clay, paint',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['what'], () => string>> = {
      matka: () => matka(ctx, cut),
      handi: () => handi(ctx, cut),
      kulhads: () => kulhads(ctx, cut),
      surahi: () => surahi(ctx, cut),
      dahi: () => dahi(ctx),
    };
    const extents: Readonly<Record<Cut['what'], Extent>> = {
      matka: [-166, -328, 350, 386],
      handi: [-200, -252, 400, 320],
      kulhads: [-200, -214, 400, 250],
      surahi: [-206, -390, 412, 412],
      dahi: [-216, -196, 500, 240],
    };
    return showStanding(
      ctx,
      { extent: extents[cut.what], near: { x: 0.45, y: 0.55 }, room: { side: 36, top: 34, tall: 380 } },
      art[cut.what],
    );
  },
});
