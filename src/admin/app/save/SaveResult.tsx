import type { SaveAnswer } from '../../contract.ts';
import { countOf } from '../frame/count.ts';
import { Message } from '../frame/Message.tsx';
import { pageHref } from '../frame/route.ts';
import { Difference } from './Difference.tsx';
import { ProblemList } from './ProblemList.tsx';

interface Props {
  readonly answer?: SaveAnswer | undefined;
  readonly error?: string | undefined;
  /** Saves in spite of new errors. */
  readonly onInsist: () => void;
}

/**
 * The result of a save.
 *
 *     <SaveResult {...saving} onInsist={saving.insist} />
 */
export function SaveResult({ answer, error, onInsist }: Props) {
  if (error !== undefined) return <Message isError>{error}</Message>;
  switch (answer?.outcome) {
    case undefined:
      return null;
    case 'conflict':
      return (
        <Message isError>
          <p>
            Nothing was saved: {answer.conflicts.length === 1 ? 'a file has' : 'some files have'} changed meanwhile.
          </p>
          {answer.conflicts.map(({ file, message, now, merged }) => (
            <section key={file}>
              <h3>{file}</h3>
              <p>{message}</p>
              {now && merged !== undefined && (
                <Difference before={now.text} after={merged} label="The file as it is now, and with your changes" />
              )}
              {now && (
                <details>
                  <summary>The whole file as it is now</summary>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
                  <section className="scrolled" tabIndex={0} aria-label={`${file} as it is now`}>
                    <pre>{now.text}</pre>
                  </section>
                </details>
              )}
              <p>
                <a href={pageHref('edit', file)} target="_blank" rel="noreferrer">
                  Open the file as it is now
                </a>
              </p>
            </section>
          ))}
        </Message>
      );
    case 'refused':
      return (
        <Message isError>
          <p>Nothing was saved: the check would find {countOf(answer.problems.length, 'new error')}.</p>
          <ProblemList problems={answer.problems} />
          <button type="button" className="plain" onClick={onInsist}>
            Save all the same
          </button>
        </Message>
      );
    case 'saved':
      return (
        <Message>
          <p>
            Saved {countOf(answer.files.length, 'file')} in {answer.milliseconds} ms.
            {answer.files.length === 1 && answer.files[0]?.address !== undefined && (
              <>
                {' '}
                <a href={answer.files[0].address} target="_blank" rel="noreferrer">
                  See the page
                </a>
              </>
            )}
          </p>
          {answer.redirects.length > 0 && (
            <p>
              {countOf(answer.redirects.length, 'old address', 'old addresses')} now{' '}
              {answer.redirects.length === 1 ? 'leads' : 'lead'} to the new one.
            </p>
          )}
          {answer.problems.length > 0 && <ProblemList problems={answer.problems} />}
        </Message>
      );
  }
}
