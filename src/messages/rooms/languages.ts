// Made from ../en/languages.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface LanguagesText {
  readonly label: string;
  readonly stay: (values: { language: string | number }) => string;
}

export const languagesText: LanguagesText = readRoom('languages');
