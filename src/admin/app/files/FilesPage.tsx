import { Message } from '../frame/Message.tsx';
import { pageHref } from '../frame/route.ts';
import { useAnswer } from '../frame/use-answer.ts';

/** Groups of files by their folders, in the order of the page. */
const GROUPS = [
  ['The shop', /^[^/]+$/],
  ['Categories', /^categories\//],
  ['Sellers', /^sellers\//],
  ['Pages', /^pages\//],
  ['Markets', /^markets\//],
  ['Words in other languages', /^words\//],
  ['Messages', /^messages\//],
] as const;

/** All files besides products. */
export default function FilesPage() {
  const { answer, error } = useAnswer('GET files', {});
  return (
    <>
      <h1>Files</h1>
      {error !== undefined && <Message isError>{error}</Message>}
      {answer && (
        <p>
          <a href={pageHref('products')}>{answer.products} products</a> are in a table of their own.
        </p>
      )}
      {answer &&
        GROUPS.map(([title, pattern]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="plain columns">
              {answer.files
                .filter(({ file }) => pattern.test(file))
                .map(({ file, title: own }) => (
                  <li key={file}>
                    <a href={pageHref('edit', file)}>{own ?? file}</a> <span className="soft">{file}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </>
  );
}
