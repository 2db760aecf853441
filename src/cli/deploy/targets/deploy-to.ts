import type { Encoding } from '../compress.ts';
import { deploy, type DeployOptions, type DeployResult } from '../upload-site.ts';
import { DeployError } from '../deploy-error.ts';
import { directoryTarget } from './directory.ts';
import { deployByRsync } from './rsync.ts';
import { readS3Settings } from './s3/settings.ts';
import { s3Target } from './s3/target.ts';
import type { BuiltSite } from '../site.ts';

interface DeployToOptions extends DeployOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly encodings: readonly Encoding[];
  readonly keepsHtml?: boolean;
}

/** `user@host:/path`. A text such as `C:\shop` is a folder. */
const REMOTE = /^[^/\\:]{2,}:(.*)$/;

/**
 * Deploys to `s3://bucket/prefix`, to `user@host:/path` by rsync, or to a folder.
 * @throws DeployError
 */
export async function deployTo(to: string, site: BuiltSite, options: DeployToOptions): Promise<DeployResult> {
  const { encodings, keepsHtml, environment } = options;
  const [encoding] = encodings;
  if (to.startsWith('s3://')) {
    if (encodings.length > 1) throw new DeployError('S3 storage has one form of a file: --compress br, or gzip.');
    return deploy(site, s3Target(readS3Settings(to, environment), { encoding, keepsHtml }), options);
  }
  if (keepsHtml) throw new DeployError('--keep-html is for S3 storage: folders always have cart.html.');
  const remote = REMOTE.exec(to);
  if (!remote) return deploy(site, await directoryTarget(to, site.folder, encodings), options);
  if (encoding !== undefined) throw new DeployError('--compress is for S3 storage and folders, not for rsync.');
  if (/^\/*$/.test(remote[1] ?? '')) throw new DeployError(`"${to}" names no folder. Write user@host:/path.`);
  return deployByRsync(site, to, options);
}
