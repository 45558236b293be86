import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { richTextPart } from '../features/content/rich-text-part.ts';
import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { DocumentScreen } from '../features/pages/DocumentScreen.tsx';
import { loadPageBySlug } from '../features/pages/load-document-page.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { pageNotFound } from '../routing/error-answers.ts';
import { shopContext } from '../shop-context.ts';

/** /page?slug=…: any page of the content service in the light layout (specification 2.2). Search engines list it at its own address. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const slug = url.searchParams.get('slug');
  if (!slug) return { page: null };
  const page = await loadPageBySlug(context.get(shopContext), slug.replace(/^\/+/, ''), url.searchParams);
  if (!page) throw pageNotFound({ wasLookedUp: true });
  return { page };
}

/** The text's own code comes beside the text. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [view] = await Promise.all([serverLoader<typeof loader>(), richTextPart.prepare()]);
  return view;
}

export default function PlainPage() {
  const t = useTranslate();
  const { page } = useLoaderData<typeof loader>();
  return page ? <DocumentScreen page={page} /> : <ScreenFrame title={t('screens.page')} />;
}
