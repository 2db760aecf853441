import type { ChangedFile } from '../../contract.ts';
import { pageHref } from '../frame/route.ts';

const CHANGE_WORDS = { new: 'New', changed: 'Changed', gone: 'Removed' } as const;
const SHOWN = 200;

interface Props {
  readonly files: readonly ChangedFile[];
  /** The text when there are none. */
  readonly none: string;
}

/**
 * Files with what changed in each, a link to the form and one to the page.
 *
 *     <ChangedFiles files={answer.files} none="Nothing has changed since." />
 */
export function ChangedFiles({ files, none }: Props) {
  if (files.length === 0) return <p>{none}</p>;
  return (
    <ul className="plain changes">
      {files.slice(0, SHOWN).map((file) => (
        <li key={file.file}>
          <ChangedFileLine {...file} />
        </li>
      ))}
      {files.length > SHOWN && <li>and {files.length - SHOWN} more</li>}
    </ul>
  );
}

/** What changed in one file, as a line. */
export function ChangedFileLine({ file, change, title, address }: ChangedFile) {
  const isEdited = change !== 'gone' && /\.(?:json|md)$/.test(file);
  return (
    <>
      {CHANGE_WORDS[change]}: {isEdited ? <a href={pageHref('edit', file)}>{title ?? file}</a> : (title ?? file)}
      {title !== undefined && <span className="soft"> {file}</span>}
      {address !== undefined && (
        <>
          {' '}
          <a href={address} target="_blank" rel="noreferrer" aria-label={`Page of ${title ?? file}`}>
            page
          </a>
        </>
      )}
    </>
  );
}
