/** People read about two hundred words in a minute when they read for their hands. */
const wordsPerMinute = 200;

export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
