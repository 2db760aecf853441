import { MOST_DOCUMENT_BYTES } from './seller-documents.ts';

/** Most bytes of each kind of file that the API host takes: a table of products, a document of a seller, a photo of a phone. */
export const UPLOAD_BYTES = { table: 1_000_000, document: MOST_DOCUMENT_BYTES, picture: 12_000_000 } as const;

/** What a route may name as its limit: a new one belongs into the list, so that web servers in front take it, too. */
export type UploadLimit = (typeof UPLOAD_BYTES)[keyof typeof UPLOAD_BYTES];

/** The largest body of any request: what a web server in front of the API host has to let through. Other bodies have 64 KB. */
export const MOST_REQUEST_BYTES = Math.max(...Object.values(UPLOAD_BYTES));
