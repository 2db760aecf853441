import { createThreadPool } from '../../threads/thread-pool.ts';
import type { GroupCommit } from './group-commit.ts';
import { codeBeside } from '../../../../package.ts';

/** How often the write-ahead log is copied into the database file. */
const CHECKPOINT_MS = 2_000;

/** Copies the write-ahead log into the file every two seconds, when there are new commits. */
interface Checkpointer {
  close(): Promise<void>;
}

/** Starts copying. `checkFiles` throws when files are gone; `checkpoint` copies in this thread. */
export function startCheckpointer(
  file: string,
  commits: GroupCommit,
  { checkFiles, checkpoint }: { readonly checkFiles: () => void; readonly checkpoint: () => void },
): Checkpointer {
  const thread = createThreadPool<string, void>({
    script: codeBeside('checkpoint-thread', import.meta.url),
    threads: 1,
    mostWaiting: 1,
    mostWaitMs: CHECKPOINT_MS,
  });
  let copying: Promise<void> | undefined;
  const copy = async () => {
    // Opening a missing file would create a new one.
    checkFiles();
    // A thread copies and syncs, as both block their caller. The few commits that are made meanwhile are copied here.
    await thread.run(file);
    await commits.between(checkpoint);
  };
  const timer = setInterval(() => {
    if (copying || !commits.takeNews()) return;
    // On a full or broken disk the log stays, and the next write reports it.
    copying = copy()
      .catch(() => {})
      .finally(() => {
        copying = undefined;
      });
  }, CHECKPOINT_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await copying;
      await thread.close();
    },
  };
}
