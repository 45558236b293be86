/** Raised when a record gains, loses or changes an attribute: indices of an earlier version are then built anew. */
export const recordsVersion = 6;
