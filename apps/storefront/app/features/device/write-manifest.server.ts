import { shop } from '@bowline/markets';
import { lightColours } from '@bowline/ui/tokens';
import { messagesFor } from '../../i18n/all-messages.server.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { ShopRequest } from '../../shop-context.ts';

const shortcuts: readonly (readonly [path: string, name: MessageKey])[] = [
  ['/search', 'screens.search'],
  ['/checkout/cart', 'screens.cart'],
  ['/wishlist', 'screens.wishlists'],
  ['/orders', 'screens.orders'],
];

const pngIcon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How the shop of one locale is installed: each language is an app of its own. */
export async function writeManifest(request: Pick<ShopRequest, 'market' | 'basename' | 'log' | 'ownTexts'>) {
  const { market, basename } = request;
  const { translate: t } = await messagesFor(request);
  const home = basename || '/';
  const screenshot = (file: string, sizes: string, form_factor: 'narrow' | 'wide', label: MessageKey) => ({
    src: `/${file}`,
    sizes,
    type: 'image/webp',
    form_factor,
    label: t(label),
  });
  return {
    id: home,
    name: shop.brand,
    short_name: shop.brand,
    description: t('device.description'),
    lang: market.name,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: lightColours.surface,
    theme_color: lightColours['surface-inverse'],
    categories: ['shopping'],
    icons: [
      pngIcon('icon', 192, 'any'),
      pngIcon('icon', 512, 'any'),
      pngIcon('icon-maskable', 192, 'maskable'),
      pngIcon('icon-maskable', 512, 'maskable'),
    ],
    shortcuts: shortcuts.map(([path, name]) => ({
      name: t(name),
      url: basename + path,
      icons: [pngIcon('icon', 192, 'any')],
    })),
    screenshots: [
      screenshot('screenshot-narrow.webp', '780x1688', 'narrow', 'screens.home'),
      screenshot('screenshot-wide.webp', '1280x720', 'wide', 'screens.home'),
    ],
  };
}
