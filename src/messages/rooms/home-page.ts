// Made from ../en/home-page.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface HomePageText {
  readonly highlights: string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  readonly showSlide: (values: { title: string | number }) => string;
  readonly promises: string;
  readonly seeAll: string;
  readonly seeAllOf: (values: { title: string | number }) => string;
  readonly previousProducts: string;
  readonly nextProducts: string;
}

export const homePageText: HomePageText = readRoom('home-page');
