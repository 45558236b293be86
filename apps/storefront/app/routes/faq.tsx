import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FaqScreen } from '../features/faq/FaqScreen.tsx';
import { faqSectionPart } from '../features/faq/faq-section-part.ts';
import { loadFaq, nearestFaqPath } from '../features/faq/load-faq.ts';
import { pageNotFound } from '../routing/error-answers.ts';
import { redirectTo } from '../routing/redirect-to.ts';
import { validateRoute } from '../routing/validate-route.ts';
import { findContentRedirect } from '../seo/find-content-redirect.ts';
import { shopContext } from '../shop-context.ts';

/** A category is made of words and hyphens; anything else never existed. */
const categoryPath = /^([\p{L}\d-]+(\/|$))*$/u;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const slug = params['*'] ?? '';
  validateRoute(categoryPath.test(slug));
  const shop = context.get(shopContext);
  const chosen = chosenPath(url.searchParams);
  if (chosen !== null) throw redirectTo(chosen);
  const faq = await loadFaq(shop, slug, url.searchParams);
  if (faq) return faq;
  const path = await nearestFaqPath(shop, slug);
  if (path && path !== `/faq/${slug}`) throw redirectTo(path, 301);
  throw (await findContentRedirect(shop, `/faq/${slug}`, url.search)) ?? pageNotFound({ wasLookedUp: true });
}

/** The form asks by parameters; a category has an address of its own, and no words need no parameter. */
function chosenPath(search: URLSearchParams): string | null {
  const category = search.get('category');
  const words = search.get('q')?.trim();
  if (category === null && words !== '') return null;
  const isSlug = /^[\p{L}\d-]+$/u.test(category ?? '');
  const path = isSlug ? `/faq/${category}` : '/faq';
  return words ? `${path}?${new URLSearchParams({ q: words })}` : path;
}

/** The code of the answers comes beside them. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [view] = await Promise.all([serverLoader<typeof loader>(), faqSectionPart.prepare()]);
  return view;
}

export default function Faq() {
  return <FaqScreen {...useLoaderData<typeof loader>()} />;
}
