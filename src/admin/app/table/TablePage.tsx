import { Message } from '../frame/Message.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { ProductTable } from './ProductTable.tsx';

/** All products as a table, to edit many at once. */
export default function TablePage() {
  const products = useAnswer('GET products', {});
  const shop = useAnswer('GET shop', {});
  const error = products.error ?? shop.error;
  return (
    <>
      <h1>Products</h1>
      {error !== undefined && <Message isError>{error}</Message>}
      {products.answer && shop.answer ? (
        <ProductTable rows={products.answer.rows} shop={shop.answer} onStale={products.again} />
      ) : (
        error === undefined && <p className="soft">Loading</p>
      )}
    </>
  );
}
