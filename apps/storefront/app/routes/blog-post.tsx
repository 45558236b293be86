import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { loadPost, loadPostPaths } from '../features/blog/load-post.ts';
import { PostScreen } from '../features/blog/PostScreen.tsx';
import { addFromPage, isAddition } from '../features/cart/add-to-cart.ts';
import { richTextPart } from '../features/content/rich-text-part.ts';
import { formDataOf, unknownForm } from '../forms/form-actions.ts';
import { pageNotFound } from '../routing/error-answers.ts';
import { redirectTo } from '../routing/redirect-to.ts';
import { findContentRedirect } from '../seo/find-content-redirect.ts';
import { shopContext } from '../shop-context.ts';

/** A post that is asked for by its slug of another language moves to that of this one. */
export async function loader({ context, params: { slug = '' }, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const found = await loadPost(shop, slug);
  if (found) return found;
  const path = (await loadPostPaths(shop, slug))[shop.market.name];
  if (path && path !== `/blog/${slug}`) throw redirectTo(path, 301);
  throw (await findContentRedirect(shop, `/blog/${slug}`, url.search)) ?? pageNotFound({ wasLookedUp: true });
}

/** What a project needs is put into the cart. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await formDataOf(request);
  if (!isAddition(sent)) throw unknownForm();
  return addFromPage(context.get(shopContext), sent);
}

/** The text's own code comes beside the text. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [view] = await Promise.all([serverLoader<typeof loader>(), richTextPart.prepare()]);
  return view;
}

export default function BlogPost() {
  const view = useLoaderData<typeof loader>();
  return <PostScreen key={view.post.slug} {...view} />;
}
