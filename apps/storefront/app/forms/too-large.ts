/** Marks a request whose body was larger than any form of the shop, and was not read. */
export const tooLargeHeader = 'x-form-too-large';
