import { attempt } from '../../forms/form-actions.ts';
import { ReportReviewMutation, VoteForReviewMutation } from '../../generated/operations.ts';
import { redirectTo } from '../../routing/redirect-to.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type ReportReason, reportIntent, reportReasons, unvoteIntent, voteIntent } from './judgements.ts';
import { type reviewNews, reviewNewsParameter, votedReviewParameter } from './review-question.ts';

export function isJudgement(sent: FormData): boolean {
  const intent = sent.get('intent');
  return intent === voteIntent || intent === unvoteIntent || intent === reportIntent;
}

/** A vote or a report, sent from the page of a product; it leads to the page anew, so that reloading does not send it again. */
export async function judgeReview(shop: ShopRequest, sent: FormData, page: URL): Promise<never> {
  const id = String(sent.get('review') ?? '').slice(0, 64);
  const reason = reportReasons.find((known) => known === sent.get('reason')) ?? 'OTHER';
  const intent = sent.get('intent');
  const news = intent === voteIntent ? 'voted' : intent === unvoteIntent ? 'unvoted' : 'reported';
  const { failure } =
    news === 'reported' ? await report(shop, id, reason) : await vote(shop, id, news === 'voted');
  throw back(shop, page, failure ? 'refused' : news, id);
}

function vote(shop: ShopRequest, id: string, isHelpful: boolean) {
  return attempt(shop, shop.commerce.mutate(VoteForReviewMutation, { id, isHelpful }));
}

function report(shop: ShopRequest, id: string, reason: ReportReason) {
  return attempt(shop, shop.commerce.mutate(ReportReviewMutation, { id, reason }));
}

function back(
  { basename }: ShopRequest,
  { pathname, searchParams }: URL,
  news: (typeof reviewNews)[number],
  id: string,
): Response {
  const search = new URLSearchParams(searchParams);
  search.set(reviewNewsParameter, news);
  search.delete(votedReviewParameter);
  if (news === 'voted') search.set(votedReviewParameter, id);
  return redirectTo(`${pathname.slice(basename.length) || '/'}?${search}#reviews`, 303);
}
