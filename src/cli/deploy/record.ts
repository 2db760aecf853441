import { z } from 'zod';
import { DEPLOY_RECORD } from '../server/site-files.ts';
import { DeployError } from './deploy-error.ts';

/** The record of one deployed file. */
const entrySchema = z.object({
  /** The digest of what was stored (`DeployFile.digest`). */
  digest: z.string(),
  /** The tag in the target's list when it was stored. Without a tag, the upload began, but may not have ended. */
  tag: z.string().optional(),
  /** When the first site without this hashed file was deployed, in ms since 1970. */
  goneAt: z.number().int().optional(),
});

/** Names that can't lead out of the target. */
const keySchema = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\0\n\r]+$/);

const recordSchema = z.object({
  version: z.literal(1),
  /** `BuiltSite.rules` of the last site that was deployed. */
  rules: z.string().optional(),
  files: z.record(keySchema, entrySchema),
});

export type DeployedFile = z.infer<typeof entrySchema>;
/** What earlier deployments stored. It is kept at the target, in the file `_deploy.json`. */
export type DeployRecord = z.infer<typeof recordSchema>;

/**
 * Reads a record.
 * @param text - undefined before the first deployment
 * @throws DeployError when the text is not a record
 */
export function parseRecord(text: string | undefined): DeployRecord {
  if (text === undefined) return { version: 1, files: {} };
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw new DeployError(
      `${DEPLOY_RECORD} at the target can't be read. Delete it and run the same command again. Files of earlier sites then stay there.`,
    );
  }
}

/** The text of `_deploy.json`. */
export const formatRecord = (record: DeployRecord): string => `${JSON.stringify(record)}\n`;
