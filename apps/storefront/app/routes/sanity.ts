import { allMarkets } from '@bowline/markets';
import type { LoaderFunctionArgs } from 'react-router';
import { translationMessagesQuery } from '../features/messages/translation-messages.ts';
import { shopContext } from '../shop-context.ts';

/**
 * GET /sanity?query=…&lang=nl_NL&name=translationMessages (specification 7.3). Only questions that the shop itself asks are
 * answered, word for word: the data set may hold more than everybody should read.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { content } = context.get(shopContext);
  const { searchParams } = url;
  const lang = allMarkets.find(({ code }) => code === searchParams.get('lang'))?.code;
  const isKnown =
    searchParams.get('name') === translationMessagesQuery.name &&
    searchParams.get('query')?.replace(/\s+/g, ' ').trim() === translationMessagesQuery.text;
  if (!isKnown || !lang) return answer({ message: 'This question is not known.' }, 400);
  const result = await content.queryIfPossible(translationMessagesQuery, { lang });
  return result ? answer({ result }, 200) : answer({ message: 'There is no answer now.' }, 503);
}

function answer(body: object, status: number): Response {
  const cacheControl = status === 200 ? 'public, max-age=60' : 'no-store';
  return Response.json(body, { status, headers: { 'cache-control': cacheControl } });
}
