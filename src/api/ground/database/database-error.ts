/** The database can't be used. The message tells the operator what to do. */
export class DatabaseError extends Error {}

/** The files of an open database were deleted or replaced. */
export class DatabaseGone extends DatabaseError {}
