// Made from ../en/newsletter.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface NewsletterText {
  readonly title: string;
  readonly rhythm: string;
  readonly refuse: string;
  readonly confirm: string;
  readonly failed: string;
}

export const newsletterText: NewsletterText = readRoom('newsletter');
