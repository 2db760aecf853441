import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listOf, readListing } from '../../../src/client/listing/list-of.ts';
import { $listing } from '../../../src/stores/listing.ts';

/** A page whose pagination says which list it is of. */
const pageOf = (listing: object | undefined) =>
  ({ querySelector: () => (listing ? { dataset: { listing: JSON.stringify(listing) } } : null) }) as never;
const control = (list?: string) => ({ dataset: list === undefined ? {} : { list } }) as unknown as HTMLElement;

beforeEach(() => {
  vi.stubGlobal('document', pageOf({ base: '/sarees', page: 2 }));
  vi.stubGlobal('location', { pathname: '/sarees/2', search: '' });
});
afterEach(() => $listing.set(null));

test('a page of a list is of the list whose first page it names', () => {
  expect(listOf(control())).toEqual({ base: '/sarees', query: '' });
});

test('a list without further pages has its own address, with the choice that it was just opened with', () => {
  vi.stubGlobal('document', pageOf(undefined));
  vi.stubGlobal('location', { pathname: '/sarees', search: '?colour=red' });
  expect(listOf(control())).toEqual({ base: '/sarees', query: '?colour=red' });
});

test('a page of a single value is of the whole list with that value chosen', () => {
  vi.stubGlobal('location', { pathname: '/sarees/colour-red', search: '?utm_source=friend' });
  expect(listOf(control('/sarees?colour=red'))).toEqual({ base: '/sarees', query: 'colour=red' });
});

test('what is shown in place of the page counts before what the page was built with', () => {
  $listing.set({ base: '/kurtis', page: 1, pageCount: 3, query: 'size=m', label: 'Pages' } as never);
  expect(listOf(control())).toEqual({ base: '/kurtis', query: 'size=m' });
});

test('a page without a pagination has no listing', () => {
  expect([readListing(pageOf(undefined)), readListing(undefined)]).toEqual([undefined, undefined]);
});
