// Made from ../en/slides.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SlidesText {
  readonly pause: string;
  readonly play: string;
}

export const slidesText: SlidesText = readRoom('slides');
