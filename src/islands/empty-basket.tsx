import { BASKET } from '../browser/basket.ts';
import { EmptyPicture } from './EmptyPicture.tsx';

/** The drawing of an empty cart. */
export const EMPTY_BASKET = <EmptyPicture shapes={BASKET} />;
