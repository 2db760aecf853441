// All patterns by name. A new pattern is added to the list of the file it belongs to.
import { BLOCK } from './block.ts';
import { DOTS } from './dots.ts';
import { FLORALS } from './florals.ts';
import { KIDS } from './kids.ts';
import type { Pattern } from './kit.ts';
import { LINES } from './lines.ts';
import { MODERN } from './modern.ts';
import { NEEDLE } from './needle.ts';
import { NURSERY } from './nursery.ts';
import { SKINS } from './skins.ts';
import { WEAVES } from './weaves.ts';

export const PATTERNS: ReadonlyMap<string, Pattern> = new Map(
  [WEAVES, SKINS, LINES, DOTS, BLOCK, NEEDLE, FLORALS, MODERN, KIDS, NURSERY].flatMap((list) => Object.entries(list)),
);
