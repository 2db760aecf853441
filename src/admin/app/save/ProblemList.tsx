import type { ProblemAnswer } from '../../contract.ts';
import { pageHref } from '../frame/route.ts';

const SHOWN = 50;

/**
 * Problems as `haat check` tells them, each with a link to its file.
 *
 *     <ProblemList problems={answer.problems} />
 */
export function ProblemList({ problems }: { readonly problems: readonly ProblemAnswer[] }) {
  return (
    <ul className="problems">
      {problems.slice(0, SHOWN).map((problem) => (
        <li key={[problem.file, problem.line, problem.column, problem.code].join()}>
          <Problem {...problem} />
        </li>
      ))}
      {problems.length > SHOWN && <li>and {problems.length - SHOWN} more</li>}
    </ul>
  );
}

/** Files that have a form or can be edited as text. */
const isEdited = (file: string): boolean => /\.(?:json|md|css)$/.test(file);

function Problem({ severity, file, line, column, field, words }: ProblemAnswer) {
  const position = line > 0 ? `${file}:${line}:${column}` : file;
  return (
    <>
      <b className={severity === 'error' ? 'bad' : ''}>{severity === 'error' ? 'Error' : 'Warning'}</b>{' '}
      {isEdited(file) ? <a href={pageHref('edit', file, field === '' ? {} : { field })}>{position}</a> : position}:{' '}
      {words}
    </>
  );
}
