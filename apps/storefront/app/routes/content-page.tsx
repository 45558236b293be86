import { pageIdBySlug, type StaticPageId, staticPagePath } from '@bowline/markets';
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { addFromPage, isAddition } from '../features/cart/add-to-cart.ts';
import { sendContactForm } from '../features/contact/send-contact-form.ts';
import { richTextPart } from '../features/content/rich-text-part.ts';
import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { DocumentScreen } from '../features/pages/DocumentScreen.tsx';
import { rememberVatDisplay, vatDisplayIntent } from '../features/pages/inserts/vat-display-form.ts';
import { loadStaticPage } from '../features/pages/load-document-page.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { useShopWords } from '../i18n/use-shop-words.ts';
import { pageNotFound } from '../routing/error-answers.ts';
import { everyLocale } from '../seo/every-locale.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';

/** One module for all static content pages (specification 2.3): the path tells which one it is. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const id = pageIdOf(shop, url);
  const paths = everyLocale((locale) => staticPagePath(id, locale));
  return { id, paths, page: await loadStaticPage(shop, id, url.searchParams) };
}

/** The forms that stand in these pages. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const shop = context.get(shopContext);
  const form = await formDataOf(request);
  const path = staticPagePath(pageIdOf(shop, url), shop.market.name);
  if (isAddition(form)) return addFromPage(shop, form);
  if (form.get('intent') === vatDisplayIntent) return rememberVatDisplay(form, { path, url });
  return sendContactForm(shop, form, path);
}

function pageIdOf({ market, basename }: ShopRequest, url: URL): StaticPageId {
  const path = decodeURI(url.pathname);
  const local = path.startsWith(basename) ? path.slice(basename.length) : path;
  const id = pageIdBySlug(market.name, local.replace(/^\/+/, '').replace(/\.data$/, ''));
  if (!id) throw pageNotFound({ wasLookedUp: true });
  return id;
}

/** The text's own code comes beside the text. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [view] = await Promise.all([serverLoader<typeof loader>(), richTextPart.prepare()]);
  return view;
}

export default function ContentPage() {
  const t = useTranslate();
  const words = useShopWords();
  const { id, paths, page } = useLoaderData<typeof loader>();
  return page ? (
    <DocumentScreen page={page} paths={paths} />
  ) : (
    <ScreenFrame title={t(`pages.${id}`, words)} paths={paths} />
  );
}
