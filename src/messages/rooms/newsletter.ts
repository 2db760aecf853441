// Made from ../en/newsletter.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface NewsletterText {
  readonly title: string;
  readonly rhythm: string;
  readonly refuse: string;
  readonly confirm: string;
  readonly failed: string;
  readonly pageTitle: string;
  readonly description: (values: { shop: string | number }) => string;
  readonly intro: string;
  readonly email: string;
  readonly privacy: readonly MessagePart<'link'>[];
  readonly subscribe: string;
  readonly none: string;
}

export const newsletterText: NewsletterText = readRoom('newsletter');
