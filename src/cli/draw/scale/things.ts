// The things beside which products are shown, by name.
import type { Box } from '../path.ts';
import type { Ctx, Stance } from '../types.ts';
import { HAND } from './hand.ts';
import { CHAIR, DOOR } from './room.ts';
import { CARD, COIN, MATCHBOX, PENCIL_THING, TENNIS_BALL } from './small.ts';
import { RULER, TAPE } from './strips.ts';
import { MUG, TUMBLER } from './ware.ts';

/** What a product covers, in units, and at which sides it leaves the canvas. */
export interface Extent extends Box {
  readonly leaves: {
    readonly left: boolean;
    readonly right: boolean;
    readonly top: boolean;
    readonly bottom: boolean;
  };
}

/** Centimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a thing is drawn: `unit` units a centimetre; (x, y) is the middle of its foot on a ground, else its middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** A thing of fixed size that stands or lies beside the product. */
export interface Solid {
  readonly form: 'solid';
  readonly stances: readonly Stance[];
  size(stance: Stance): Size;
  draw(ctx: Ctx, at: Spot): string;
}

/** A ruler or a tape along one edge of the product, its zero at the product's edge. */
export interface Strip {
  readonly form: 'strip';
  readonly stances: readonly Stance[];
  /** Breadth in centimetres. */
  readonly wide: number;
  /** Lengths in centimetres that there are, shortest first. */
  readonly lengths: readonly number[];
  /** From zero along x, below y = 0; the ticks are at its upper edge, or at its lower one. */
  draw(ctx: Ctx, strip: { unit: number; length: number; ticks: 'upper' | 'lower' }): string;
}

/** A thing that stands on the floor of a room, before its wall. */
export interface Furniture {
  readonly form: 'room';
  readonly stances: readonly Stance[];
  readonly size: Size;
  draw(ctx: Ctx, at: Spot): string;
}

/** Not beside the product but under it: an open palm on which it lies, or an ear from whose lobe one of a pair hangs. */
export interface Palm {
  readonly form: 'palm';
  readonly stances: readonly Stance[];
}
export interface Ear {
  readonly form: 'ear';
  readonly stances: readonly Stance[];
}

export type Thing = Solid | Strip | Furniture | Palm | Ear;

export const THINGS: Readonly<Record<string, Thing>> = {
  ruler: RULER,
  tape: TAPE,
  coin: COIN,
  card: CARD,
  matchbox: MATCHBOX,
  pencil: PENCIL_THING,
  'tennis-ball': TENNIS_BALL,
  tumbler: TUMBLER,
  mug: MUG,
  hand: HAND,
  palm: { form: 'palm', stances: ['flat'] },
  ear: { form: 'ear', stances: ['wall'] },
  chair: CHAIR,
  door: DOOR,
};

export const thingsFor = (stance: Stance): string[] =>
  Object.entries(THINGS).flatMap(([name, { stances }]) => (stances.includes(stance) ? [name] : []));
