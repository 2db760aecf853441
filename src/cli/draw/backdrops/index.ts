// Backdrops by name: always calm, always lower in contrast than the product, each painted from one tint.
import { FLATS } from './flats.ts';
import type { Backdrop } from './stage.ts';
import { STANDS } from './stands.ts';
import { WALLS } from './walls.ts';

export const BACKDROPS: Readonly<Record<string, Backdrop>> = { ...WALLS, ...STANDS, ...FLATS };
