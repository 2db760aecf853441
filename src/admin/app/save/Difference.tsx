import { useMemo } from 'react';
import { diffLines } from './diff-lines.ts';

interface Props {
  /** Missing for a new file. */
  readonly before?: string | undefined;
  /** Missing for a removed file. */
  readonly after?: string | undefined;
  /** A name of the difference, for screen readers. */
  readonly label: string;
}

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;
const WORDS = { same: '', removed: 'Removed: ', added: 'Added: ' } as const;

/**
 * The lines in which two texts differ.
 *
 *     <Difference before={now.text} after={merged} label="The file before and after" />
 */
export function Difference({ before = '', after = '', label }: Props) {
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  if (lines.length === 0) return <p className="soft">No difference.</p>;
  return (
    <figure className="difference">
      <figcaption className="soft">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
      <section className="scrolled" tabIndex={0} aria-label={label}>
        <pre>
          {lines.map((line, index) =>
            line === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and the list is made anew as a whole
              <span className="gap" key={index}>
                {'…\n'}
              </span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span className={line.kind} key={index}>
                <span aria-hidden="true">{SIGNS[line.kind]} </span>
                <span className="unseen">{WORDS[line.kind]}</span>
                {`${line.text}\n`}
              </span>
            ),
          )}
        </pre>
      </section>
    </figure>
  );
}
