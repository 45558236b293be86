/**
 * Where a request comes from, as the shop's own server or the proxy before it wrote it down: the last entry. What stands
 * before it is only what the client says of itself.
 */
export function clientAddress({ headers }: { readonly headers: Headers }): string | null {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null;
}
