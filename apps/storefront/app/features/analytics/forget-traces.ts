import { bufferKey } from './data-layer.ts';

const ownCookies = /^vsf-/;

/** As far as browsers have it. */
interface Cookies {
  getAll(): Promise<readonly { readonly name?: string }[]>;
  delete(cookie: { readonly name: string; readonly domain?: string }): Promise<void>;
}

/** Who takes a consent back gets rid of what it left on the device: events that wait, and cookies that are not the shop's. */
export async function forgetTraces(): Promise<void> {
  localStorage.removeItem(bufferKey);
  const { cookieStore } = window as unknown as { cookieStore?: Cookies };
  for (const { name = '' } of (await cookieStore?.getAll()) ?? []) {
    if (ownCookies.test(name)) continue;
    await cookieStore?.delete({ name });
    for (const domain of parentDomains()) await cookieStore?.delete({ name, domain }).catch(() => undefined);
  }
}

/** Scripts of others set their cookies for the whole domain. */
function parentDomains(): string[] {
  const parts = location.hostname.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}
