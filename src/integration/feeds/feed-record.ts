import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readBuildRecord } from '../files/build-record.ts';

/** What the feeds of a build were made of, beside its site. */
const FEED_RECORD_FILE = 'feeds.json';

/** The items of some products, and the bytes of a feed in which they are. */
const pieceSchema = z.object({
  /** Digest of what they were made of. */
  key: z.string(),
  items: z.int().nonnegative(),
  /** Number of the file, from 1. */
  part: z.int().positive(),
  start: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
});

const recordSchema = z.record(
  /** Kind and market of a feed. */
  z.string(),
  z.object({
    /** Digest of what all its items were made of. */
    shared: z.string(),
    /** Bytes of its files. */
    parts: z.array(z.int().nonnegative()),
    /** In their order in the files. */
    pieces: z.array(pieceSchema),
  }),
);

export type FeedPiece = z.infer<typeof pieceSchema>;
export type FeedRecords = z.infer<typeof recordSchema>;
export type FeedRecord = FeedRecords[string];

/** The record of the build in a folder; empty when there is none, or it is damaged: then all feeds are made again. */
export const readFeedRecords = async (build: string | undefined): Promise<FeedRecords> =>
  (await readBuildRecord(build, FEED_RECORD_FILE, recordSchema)) ?? {};

/** Writes the record beside the site of a build. */
export const writeFeedRecords = (build: string, records: FeedRecords): Promise<void> =>
  writeFile(join(build, FEED_RECORD_FILE), JSON.stringify(records));
