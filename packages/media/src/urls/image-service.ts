import { cloudflareUrls } from './cloudflare.ts';
import { imaginaryUrls } from './imaginary.ts';
import { localProxyUrls } from './local-proxy.ts';
import type { ImageUrlBuilder } from './modifiers.ts';

export const imageServiceNames = ['local', 'cloudflare', 'imaginary'] as const;

/** Who makes the sizes of the shop's own pictures (specification 7.3). Pictures of content come from where content keeps them. */
export type ImageService =
  | { readonly name: 'local' }
  | { readonly name: 'cloudflare'; readonly zone?: string }
  | { readonly name: 'imaginary'; readonly baseUrl: string; readonly origin: string };

export const localImageService: ImageService = { name: 'local' };

export function imageUrlsOf(service: ImageService): ImageUrlBuilder {
  switch (service.name) {
    case 'local':
      return localProxyUrls();
    case 'cloudflare':
      return cloudflareUrls(service);
    case 'imaginary':
      return imaginaryUrls(service);
  }
}
