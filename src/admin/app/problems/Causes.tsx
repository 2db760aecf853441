import type { ProblemsAnswer } from '../../contract.ts';
import { ProblemList } from '../save/ProblemList.tsx';
import { countOf } from '../frame/count.ts';

/**
 * Problems by cause, as `haat check` groups them, each with its files.
 *
 *     <Causes {...answer} />
 */
export function Causes({ causes, problems, fixCommand }: ProblemsAnswer) {
  const fixable = causes.reduce((sum, cause) => sum + cause.fixable, 0);
  return (
    <>
      {fixable > 0 && (
        <p>
          The command <code>{fixCommand}</code> fixes {fixable} of them.
        </p>
      )}
      {causes.map(({ code, severity, title, why, mend, count, files }) => (
        <details key={code} className="cause">
          <summary>
            <b className={severity === 'error' ? 'bad' : ''}>{severity === 'error' ? 'Error' : 'Warning'}</b>: {title} (
            {countOf(count, 'place')} in {countOf(files, 'file')})
          </summary>
          <p>
            {why} {mend}
          </p>
          <ProblemList problems={problems.filter((problem) => problem.code === code)} />
        </details>
      ))}
    </>
  );
}
