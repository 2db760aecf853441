import { ChangedFiles } from '../changes/ChangedFiles.tsx';
import { Message } from '../frame/Message.tsx';
import { pageHref } from '../frame/route.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { Causes } from '../problems/Causes.tsx';

const FIRST = 10;

/** Counts, problems, and what changed since the last build. */
export default function StartPage() {
  const files = useAnswer('GET files', {});
  const problems = useAnswer('GET problems', {});
  const changes = useAnswer('GET changes', {});
  const error = files.error ?? problems.error ?? changes.error;
  const countOf = (folder: string) => files.answer?.files.filter(({ file }) => file.startsWith(folder)).length;
  const errors = problems.answer?.causes
    .filter(({ severity }) => severity === 'error')
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h1>The catalogue</h1>
      {error !== undefined && <Message isError>{error}</Message>}
      <ul className="tiles">
        <Tile href={pageHref('products')} count={files.answer?.products} one="product" several="products" />
        <Tile href={pageHref('files')} count={countOf('categories/')} one="category" several="categories" />
        <Tile href={pageHref('files')} count={countOf('sellers/')} one="seller" several="sellers" />
        <Tile href={pageHref('files')} count={countOf('pages/')} one="page" several="pages" />
        <Tile href={pageHref('problems')} count={errors} one="error" several="errors" />
        <Tile
          href={pageHref('changes')}
          count={changes.answer?.files.length}
          one="changed file since the last build"
          several="changed files since the last build"
        />
      </ul>
      <h2>Problems</h2>
      {problems.answer && (problems.answer.total === 0 ? <p>There are none.</p> : <Causes {...problems.answer} />)}
      <h2>Changed since the last build</h2>
      {changes.answer && (
        <>
          <ChangedFiles
            files={changes.answer.files.slice(0, FIRST)}
            none={changes.answer.builtAt === undefined ? 'There is no build yet.' : 'Nothing has changed.'}
          />
          <p>
            <a href={pageHref('changes')}>
              {changes.answer.git && changes.answer.git.files.length > 0
                ? `Commit ${changes.answer.git.files.length} changed files`
                : 'All changes'}
            </a>
          </p>
        </>
      )}
    </>
  );
}

interface TileProps {
  readonly href: string;
  readonly count: number | undefined;
  readonly one: string;
  readonly several: string;
}

function Tile({ href, count, one, several }: TileProps) {
  return (
    <li>
      <a href={href}>
        <b>{count ?? '…'}</b>
        {count === 1 ? one : several}
      </a>
    </li>
  );
}
