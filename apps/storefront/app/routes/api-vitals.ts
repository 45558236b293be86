import { type ActionFunctionArgs, data } from 'react-router';
import { readVisitReport } from '../features/vitals/read-visit-report.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { ReportVisitMutation } from '../generated/operations.ts';
import { shopContext } from '../shop-context.ts';

/** Takes what a page tells when it is left. Nobody waits for the answer; only what is no report at all is refused. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { commerce } = context.get(shopContext);
  const report = readVisitReport(await formDataOf(request));
  if (!report) throw data('This is no report of a visit.', { status: 400 });
  const input = { ...report, vitals: [...report.vitals], errors: [...report.errors] };
  // Whoever tells too much is refused by commerce; that is nothing a page could mend.
  await commerce.mutate(ReportVisitMutation, { input }).catch(() => undefined);
  return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
}
