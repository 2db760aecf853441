import { useState } from 'react';
import { ask } from '../frame/ask.ts';
import { Message } from '../frame/Message.tsx';

interface Props {
  readonly file: string;
  /** Missing for a file that no page shows, such as a draft. */
  readonly address?: string | undefined;
}

/** Widths of the preview in CSS pixels: a phone and a wide screen. */
const WIDTHS = [360, 1280] as const;

/**
 * The saved page of a file beside its form. A product that is not published is shown on request.
 *
 *     <Preview file="products/WK/kurti.json" address="/kurti/p/WK-1" />
 */
export function Preview({ file, address }: Props) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(360);
  const [shown, setShown] = useState<{ readonly address?: string | undefined; readonly error?: string }>({});
  const page = address ?? shown.address;
  const show = (): void => {
    ask('POST show', { file }).then(
      (answer) =>
        setShown(
          answer.address === undefined
            ? { error: 'It has errors, or a category or seller that is not there: fix these first.' }
            : answer,
        ),
      (error: Error) => setShown({ error: error.message }),
    );
  };
  return (
    <section className="preview" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      {page === undefined ? (
        <>
          <p>It is not published: no shopper sees its page.</p>
          {file.startsWith('products/') && (
            <button type="button" className="plain" onClick={show}>
              Show the page as it would be
            </button>
          )}
          {shown.error !== undefined && <Message isError>{shown.error}</Message>}
        </>
      ) : (
        <>
          <fieldset className="choices">
            <legend className="unseen">Width of the preview</legend>
            {WIDTHS.map((one) => (
              <label className="choice" key={one}>
                <input type="radio" name="preview-width" checked={width === one} onChange={() => setWidth(one)} /> {one}{' '}
                pixels
              </label>
            ))}
            <a href={page} target="_blank" rel="noreferrer">
              Open the page
            </a>
          </fieldset>
          <p className="soft">What is saved. A change shows when it is saved.</p>
          <div className={`screen w${width}`}>
            <iframe src={page} title={`The page at ${width} pixels`} />
          </div>
        </>
      )}
    </section>
  );
}
