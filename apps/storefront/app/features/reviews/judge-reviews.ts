import { attempt } from '../../forms/form-actions.ts';
import { ReportReviewMutation, VoteForReviewMutation } from '../../generated/operations.ts';
import { redirectTo } from '../../routing/redirect-to.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type ReportReason, reportIntent, reportReasons, voteIntent } from './judgements.ts';
import { type reviewNews, reviewNewsParameter } from './review-question.ts';

export function isJudgement(sent: FormData): boolean {
  const intent = sent.get('intent');
  return intent === voteIntent || intent === reportIntent;
}

/** A vote or a report, sent from the page of a product; it leads to the page anew, so that reloading does not send it again. */
export async function judgeReview(shop: ShopRequest, sent: FormData, page: URL): Promise<never> {
  const id = String(sent.get('review') ?? '').slice(0, 64);
  const reason = reportReasons.find((known) => known === sent.get('reason')) ?? 'OTHER';
  const isVote = sent.get('intent') === voteIntent;
  const { failure } = isVote ? await vote(shop, id) : await report(shop, id, reason);
  throw back(shop, page, failure ? 'refused' : isVote ? 'voted' : 'reported');
}

function vote(shop: ShopRequest, id: string) {
  return attempt(shop, shop.commerce.mutate(VoteForReviewMutation, { id }));
}

function report(shop: ShopRequest, id: string, reason: ReportReason) {
  return attempt(shop, shop.commerce.mutate(ReportReviewMutation, { id, reason }));
}

function back(
  { basename }: ShopRequest,
  { pathname, searchParams }: URL,
  news: (typeof reviewNews)[number],
): Response {
  const search = new URLSearchParams(searchParams);
  search.set(reviewNewsParameter, news);
  return redirectTo(`${pathname.slice(basename.length) || '/'}?${search}#reviews`, 303);
}
