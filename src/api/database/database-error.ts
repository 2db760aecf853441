/** A database that can't be used as it is. The message tells the operator what to do. */
export class DatabaseError extends Error {}

/** The files of an open database are not there any more. */
export class DatabaseGone extends DatabaseError {}
