import { cookieAttributes } from '@bowline/markets';

/** One year, path /, lax, and secure except on plain http (specification 3, decision D8). */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${cookieAttributes.maxAgeSeconds}`,
    `Path=${cookieAttributes.path}`,
    `SameSite=${cookieAttributes.sameSite}`,
  ];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}
