import { type LocaleName, localeNames, staticPageIds, staticPagePath } from '@bowline/markets';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { localisedRouteId } from './localised-route-id.ts';
import { screenKinds, screenRouteId } from './routing/chosen-screens.ts';

/** One route for every locale, named `<name>__<locale>`; the server keeps only the routes of the locale it serves. */
function perLocale(
  make: (id: (name: string) => string, locale: LocaleName) => RouteConfigEntry[],
): RouteConfigEntry[] {
  return localeNames.flatMap((locale) => make((name) => localisedRouteId(name, locale), locale));
}

const shopScreens = perLocale((id) => [
  index('routes/home.tsx', { id: id('home') }),
  route('search', 'routes/search.tsx', { id: id('search') }),
  route('stores', 'routes/stores.tsx', { id: id('stores') }),
  route('stores/store/switch', 'routes/store-switch.tsx', { id: id('store-switch') }),
  route('faq/*', 'routes/faq.tsx', { id: id('faq') }),
  route('blog', 'routes/blog.tsx', { id: id('blog') }),
  route('blog/tag/:tag', 'routes/blog-tag.tsx', { id: id('blog-tag') }),
  route('blog/:slug', 'routes/blog-post.tsx', { id: id('blog-post') }),
  route('frequently-asked-questions/*', 'routes/faq-legacy.ts', { id: id('faq-legacy') }),
  route('it/faq/*', 'routes/faq-legacy.ts', { id: id('faq-legacy-it') }),
  route('createPassword', 'routes/create-password.tsx', { id: id('create-password') }),
  route('newsletter', 'routes/newsletter/subscribe.tsx', { id: id('newsletter') }),
  route('newsletter/confirm', 'routes/newsletter/confirm.tsx', { id: id('newsletter-confirm') }),
  route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx', { id: id('newsletter-unsubscribe') }),
  route('wishlist', 'routes/wishlists/guest.tsx', { id: id('wishlist') }),
  route('wishlist/:code', 'routes/wishlists/shared.tsx', { id: id('wishlist-shared') }),
  route('cookies', 'routes/cookies.tsx', { id: id('cookies') }),
  route('compare', 'routes/compare.tsx', { id: id('compare') }),
  route('orders', 'routes/orders/lookup.tsx', { id: id('order-lookup') }),
  route('orders/view', 'routes/orders/view.tsx', { id: id('order-view') }),
  route('orders/withdraw', 'routes/orders/withdraw.tsx', { id: id('order-withdraw') }),
  route('offline', 'routes/offline.tsx', { id: id('offline') }),
]);

const contentPages = perLocale((id, locale) =>
  staticPageIds.map((page) =>
    route(staticPagePath(page, locale).slice(1), 'routes/content-page.tsx', { id: id(`content-${page}`) }),
  ),
);

const customerArea = perLocale((id) => [
  route('customer', 'routes/customer/area.tsx', { id: id('customer') }, [
    index('routes/customer/overview.tsx', { id: id('customer-overview') }),
    route('orders', 'routes/customer/orders.tsx', { id: id('customer-orders') }),
    route('orders/:number', 'routes/customer/order.tsx', { id: id('customer-order') }),
    route('returns', 'routes/customer/returns.tsx', { id: id('customer-returns') }),
    route('wishlists', 'routes/customer/wishlists.tsx', { id: id('customer-wishlists') }),
    route('address/create', 'routes/customer/address-create.tsx', { id: id('customer-address-create') }),
    route('account/login', 'routes/customer/login.tsx', { id: id('customer-login') }),
    route('account/create', 'routes/customer/register.tsx', { id: id('customer-register') }),
    route('account/forgotPassword', 'routes/customer/forgot-password.tsx', {
      id: id('customer-forgot-password'),
    }),
    route('account/confirm', 'routes/customer/confirm-email.tsx', { id: id('customer-confirm-email') }),
    route('account/logout', 'routes/customer/logout.ts', { id: id('customer-logout') }),
    route('account/edit', 'routes/customer/personal-data.tsx', { id: id('customer-personal-data') }),
    route('account/privacy', 'routes/customer/security.tsx', { id: id('customer-security') }),
    route('account/privacy/data', 'routes/customer/your-data.tsx', { id: id('customer-your-data') }),
    route('account/notifications', 'routes/customer/notifications.tsx', {
      id: id('customer-notifications'),
    }),
    route('account/reviews', 'routes/customer/reviews.tsx', { id: id('customer-reviews') }),
    route('account/reviews/write', 'routes/customer/review-write.tsx', { id: id('customer-review-write') }),
    route('account/*', 'routes/customer/account.tsx', { id: id('customer-account') }),
    route('address/*', 'routes/customer/address.tsx', { id: id('customer-address') }),
  ]),
]);

const lightScreens = perLocale((id) => [
  route('page', 'routes/page.tsx', { id: id('page') }),
  route('checkout', 'routes/checkout/container.tsx', { id: id('checkout') }, [
    index('routes/checkout/cart.tsx', { id: id('checkout-cart') }),
    route('cart', 'routes/checkout/cart.tsx', { id: id('checkout-cart-path') }),
    route('customer', 'routes/checkout/customer.tsx', { id: id('checkout-customer') }),
    route('shipping', 'routes/checkout/shipping.tsx', { id: id('checkout-shipping') }),
    route('billing', 'routes/checkout/billing.tsx', { id: id('checkout-billing') }),
    route('payment', 'routes/checkout/payment.tsx', { id: id('checkout-payment') }),
    route('success', 'routes/checkout/success.tsx', { id: id('checkout-success') }),
  ]),
]);

const resources = perLocale((id) => [
  route('sanity', 'routes/sanity.ts', { id: id('sanity') }),
  route('queries/banners.groq', 'routes/banners-query.ts', { id: id('banners-query') }),
  route('blog/feed.xml', 'routes/blog-feed.ts', { id: id('blog-feed') }),
  route('sitemap.xml', 'routes/sitemap-index.ts', { id: id('sitemap-index') }),
  route('sitemap/:file', 'routes/sitemap-file.ts', { id: id('sitemap-file') }),
  route('robots.txt', 'routes/robots.ts', { id: id('robots') }),
  route('llms.txt', 'routes/llms.ts', { id: id('llms') }),
  route('manifest.webmanifest', 'routes/manifest.ts', { id: id('manifest') }),
  route('magento/*', 'routes/magento-group.ts', { id: id('magento-group') }),
  route('api/visitor', 'routes/api-visitor.ts', { id: id('api-visitor') }),
  route('api/cart', 'routes/api-cart.ts', { id: id('api-cart') }),
  route('api/wishlist', 'routes/api-wishlist.ts', { id: id('api-wishlist') }),
  route('api/seen', 'routes/api-seen.ts', { id: id('api-seen') }),
  route('api/consent', 'routes/api-consent.ts', { id: id('api-consent') }),
  route('api/purchase', 'routes/api-purchase.ts', { id: id('api-purchase') }),
  route('api/vitals', 'routes/api-vitals.ts', { id: id('api-vitals') }),
  route('api/price', 'routes/api-price.ts', { id: id('api-price') }),
  route('api/offer', 'routes/api-offer.ts', { id: id('api-offer') }),
  route('api/route', 'routes/api-route.ts', { id: id('api-route') }),
  route('api/:kind/:key/urlPath', 'routes/api-url-path.ts', { id: id('api-url-path') }),
]);

const chosenScreens = screenKinds.map((kind) =>
  layout(`routes/chosen-screens/${kind}.tsx`, { id: screenRouteId(kind) }),
);

export default [
  layout('layouts/DefaultLayout.tsx', { id: 'default' }, [
    ...shopScreens,
    layout('routes/magento-layout.tsx', { id: 'magento' }, contentPages),
    ...customerArea,
    route('customer/account/createPassword', 'routes/create-password.tsx', {
      id: 'customer-create-password',
    }),
    ...(import.meta.env.PROD ? [] : [route('gallery', 'routes/gallery.tsx', { id: 'gallery' })]),
    ...perLocale((id) => [route('*', 'routes/catch-all.tsx', { id: id('catch-all') })]),
  ]),
  layout('layouts/LightLayout.tsx', { id: 'light' }, lightScreens),
  ...resources,
  ...chosenScreens,
] satisfies RouteConfig;
