/** A view model as a page reads it: builds hand it over as JSON, in which a field that is undefined is missing. */
export const asRead = <T>(view: T): T => JSON.parse(JSON.stringify(view)) as T;
