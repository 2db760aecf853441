/** The props of a page: the rest of its address (`products/WK/kurti-101.json` of `/admin/edit/products/WK/kurti-101.json`). */
export interface PageProps {
  readonly rest: string;
  readonly query: URLSearchParams;
}
