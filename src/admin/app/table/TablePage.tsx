import { Message } from '../frame/Message.tsx';
import { pageHref } from '../frame/route.ts';
import { useAnswer } from '../frame/use-answer.ts';

/** All products as a table to edit many. */
export default function TablePage() {
  const { answer, error } = useAnswer('GET products', {});
  return (
    <>
      <h1>Products</h1>
      {error !== undefined && <Message isError>{error}</Message>}
      <ul className="plain">
        {answer?.rows.slice(0, 100).map(({ file, sku, values }) => (
          <li key={`${file} ${sku}`}>
            <a href={pageHref('edit', file)}>{String(values.title ?? sku)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
