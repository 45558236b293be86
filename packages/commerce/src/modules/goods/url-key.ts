const pattern = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u;
const longest = 255;

/** What one part of an address may look like. */
export const isUrlKey = (text: string): boolean => text.length <= longest && pattern.test(text);
