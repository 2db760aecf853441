// The uppers of heeled shoes by style.
import { boot } from './boot.ts';
import { mule, peep, pump, slingback } from './closed.ts';
import { sock } from './look.ts';
import type { Look } from './look.ts';
import { METALS } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { band, cross, slide, strappy, thong } from './sandals.ts';

export const STYLES = [
  'pump',
  'slingback',
  'mule',
  'band',
  'cross',
  'strappy',
  'thong',
  'slide',
  'peep',
  'boot',
] as const;
export type Style = (typeof STYLES)[number];

export function upperOf(style: Style, look: Look): string {
  switch (style) {
    case 'pump':
      return pump(look);
    case 'slingback':
      return slingback(look);
    case 'mule':
      return mule(look);
    case 'peep':
      return peep(look);
    case 'boot':
      return boot(look);
    default:
      return sock(look) + { band, cross, strappy, thong, slide }[style](look);
  }
}

export const metalOf = (name: string): Metal => (name === 'silver' ? METALS.silver : METALS.gold);
