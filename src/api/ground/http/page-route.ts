import type { IncomingMessage } from 'node:http';
import type { RawInput } from './run-route.ts';
import type { StreamedAnswer } from './streamed-answer.ts';
import type { UploadRoom } from './upload-room.ts';

/** A page of an office, or its form. It is not part of the contract. */
export interface PageRoute {
  readonly method: 'get' | 'post';
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: string;
  handle(request: IncomingMessage, input: RawInput, uploads: UploadRoom): Promise<Response | StreamedAnswer>;
}
