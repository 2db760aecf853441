import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import type { ChangedFile, CommitAnswer, CommitRequest, GitState } from '../contract.ts';
import { Refused } from './refused.ts';

const run = promisify(execFile);
const LONGEST_MESSAGE = 5_000;

/** Runs Git in a folder. Git never asks for a password or an editor. */
async function git(root: string, ...words: string[]): Promise<string> {
  const { stdout } = await run('git', ['--literal-pathspecs', '-C', root, ...words], {
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' },
    maxBuffer: 64_000_000,
  });
  return stdout;
}

/** A file in the last commit; undefined where it has none, or without Git. */
export const readCommitted = (root: string, file: string): Promise<string | undefined> =>
  git(root, 'show', `HEAD:./${file}`).catch(() => undefined);

/** The state of the checkout that the catalogue's folder is in; undefined where there is none, or no Git. */
export async function readGitState(root: string): Promise<GitState | undefined> {
  try {
    const prefix = (await git(root, 'rev-parse', '--show-prefix')).trim();
    const ignored = await git(root, 'check-ignore', '-q', '.').then(
      () => true,
      () => false,
    );
    if (ignored) return undefined;
    const branch = (await git(root, 'branch', '--show-current')).trim();
    const status = await git(
      root,
      'status',
      '--porcelain=v1',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      '.',
    );
    return { branch, files: readStatus(status, prefix), obstacle: await findObstacle(root) };
  } catch {
    return undefined;
  }
}

/** The changed files below the folder `prefix` of the checkout, from the output of `git status --porcelain=v1 -z`. */
function readStatus(status: string, prefix: string): ChangedFile[] {
  return status
    .split('\0')
    .filter((entry) => entry.length > 3)
    .map((entry) => {
      const [code, path] = [entry.slice(0, 2), entry.slice(3)];
      const change = code.includes('?') || code.includes('A') ? 'new' : code.includes('D') ? 'gone' : 'changed';
      return { file: path.startsWith(prefix) ? path.slice(prefix.length) : path, change };
    });
}

async function findObstacle(root: string): Promise<string | undefined> {
  const isMerging = await git(root, 'rev-parse', '-q', '--verify', 'MERGE_HEAD').then(
    () => true,
    () => false,
  );
  if (isMerging) return 'A merge is not finished. Finish it in the terminal first.';
  const isNamed = await git(root, 'var', 'GIT_AUTHOR_IDENT').then(
    () => true,
    () => false,
  );
  return isNamed
    ? undefined
    : 'Git does not know who you are. Run: git config user.name "…" and git config user.email "…"';
}

/**
 * Commits some of the changed files, and nothing else.
 * @throws Refused for files without a change, and with the message of Git or a hook that refuses.
 */
export async function commit(root: string, { message, files }: CommitRequest): Promise<CommitAnswer> {
  const text = message.trim();
  if (text === '' || text.length > LONGEST_MESSAGE) throw new Refused(400, 'Write in a few words what has changed.');
  const state = await readGitState(realpathSync(root));
  if (!state) throw new Refused(400, 'The catalogue is in no Git checkout.');
  if (state.obstacle !== undefined) throw new Refused(400, state.obstacle);
  const known = new Set(state.files.map(({ file }) => file));
  if (files.length === 0 || !files.every((file) => known.has(file)))
    throw new Refused(400, 'These files have no changes any more. Load the page again.');
  try {
    await git(root, 'add', '-A', '--', ...files);
    await git(root, 'commit', '-q', '-m', text, '--', ...files);
    return { commit: (await git(root, 'rev-parse', '--short', 'HEAD')).trim() };
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { readonly stderr?: string; readonly stdout?: string };
    throw new Refused(400, `Git refused the commit: ${(stderr || stdout).trim().slice(0, 1_000)}`);
  }
}
