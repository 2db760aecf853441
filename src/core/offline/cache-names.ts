/** The caches of the service worker; pages read them and delete them. All names begin with `CACHE_START`. */
export const CACHE_START = 'haat-';

/** Scripts, styles, PIN code files, and pages that are the same for everybody. */
export const FILES = 'haat-files';
/** Pages, pictures and data that tell what was looked at. It exists only while the visitor allows that: see browser/files/copies.ts. */
export const VISITS = 'haat-visits';
/** What the visitor asked to keep, complete in itself. */
export const KEPT = 'haat-kept';
/** The lock under which `VISITS` and `KEPT` are opened and removed. */
export const OPENING_LOCK = 'haat-open';
/** Which open pages are copies. */
export const CLIENTS = 'haat-clients';

/** Address of the service worker (src/worker). */
export const WORKER_PATH = '/sw.js';

/** The address of a cache's index (copy-index.ts) within it. No page can have it. */
export const INDEX_PATH = '/_index';

/** The address under which the worker itself answers the style of notes on copies. */
export const NOTE_STYLE_PATH = '/_note.css';

/** Header of a copy: when it was saved, in milliseconds since 1970. */
export const SAVED_HEADER = 'x-saved';
