/** The database can't be used. The message tells the operator what to do. */
export class DatabaseError extends Error {}

/** Nothing can be written any more: the files of an open database were deleted or replaced, or its disk failed. */
export class DatabaseGone extends DatabaseError {}
