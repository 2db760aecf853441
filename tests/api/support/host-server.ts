import { createServer, type Server } from 'node:http';
import type { Host } from '../../../src/api/entry/host/host.ts';
import { type BodyTimes, boundBodies, REQUEST_TIMES } from '../../../src/api/ground/http/body-time.ts';
import { trackAnswers } from '../../../src/api/ground/http/drain.ts';

/** A server for the host alone, without the site that the shop's server has beside it. */
export const createHostServer = (listener: Host['listener'], times?: BodyTimes): Server =>
  boundBodies(trackAnswers(createServer({ maxHeaderSize: 32_768, ...REQUEST_TIMES }, listener)), times);
