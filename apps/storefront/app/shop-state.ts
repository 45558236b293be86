import { type ImageService, type ImageUrlBuilder, imageUrlsOf, localImageService } from '@bowline/media/urls';
import { useRouteLoaderData } from 'react-router';
import type { SearchSettings } from './data/search-client.ts';
import type { ShopRequest } from './shop-context.ts';
import type { ThirdParties } from './third-parties.ts';
import type { Visitor } from './visitor/visitor.ts';

/** What every page knows; nothing personal, so that pages can be shared between visitors. */
export interface ShopState
  extends Pick<ShopRequest, 'host' | 'strategy' | 'environment' | 'contentImagesUrl'>,
    Pick<Visitor, 'currency' | 'vatDisplay'> {
  readonly search: SearchSettings;
  /** Left out while the shop makes the sizes of its pictures itself. */
  readonly imageService?: ImageService;
  /** Left out where there are none, and so nothing to ask a visitor. */
  readonly thirdParties?: ThirdParties;
}

/** Undefined only when the root itself could not be loaded. */
export function useShopState() {
  return useRouteLoaderData<ShopState>('root');
}

/** Addresses of the shop's own pictures in any size. */
export function useImageUrls(): ImageUrlBuilder {
  return imageUrlsOf(useShopState()?.imageService ?? localImageService);
}
