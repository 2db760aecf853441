// Made from ../en/lost.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface LostText {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly orGo: readonly MessagePart<'directory' | 'home'>[];
  readonly categories: string;
  readonly oldTitle: string;
  readonly oldDescription: string;
  readonly opens: string;
  readonly oldLink: string;
  readonly oldLinkText: string;
  readonly browse: string;
  readonly gone: string;
  readonly goneText: string;
  readonly orBrowse: readonly MessagePart<'directory'>[];
  readonly failed: string;
  readonly failedText: string;
}

export const lostText: LostText = readRoom('lost');
