/** Media addresses of our own shop become paths, so that they work on every host of the shop. */
export function pathOfOwnUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/media/') ? pathname + search : url;
}
