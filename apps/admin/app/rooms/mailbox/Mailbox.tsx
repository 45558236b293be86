import { EmptyState, Link } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { LettersQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { beforeIn, textIn } from '../../parts/id-in-address.ts';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { OlderLink } from '../../parts/OlderLink.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { LetterState } from './LetterState.tsx';

const longestText = 254;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const text = textIn(url, longestText);
  const isFailed = url.searchParams.has('failed');
  const { letters } = await client.ask(LettersQuery, {
    text: text || null,
    isFailed,
    before: beforeIn(url),
  });
  return {
    ...{ text, isFailed },
    hasMore: letters.hasMore,
    letters: letters.letters.filter((letter) => letter !== null),
  };
}

export default function Mailbox() {
  const t = useTranslate();
  const { moment } = useFormats();
  const { letters, hasMore, text, isFailed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('mailbox.title')} />
      <div className="grid gap-4">
        <ListSearch label={t('mailbox.search')} text={text} most={longestText}>
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name="failed" defaultChecked={isFailed} className="size-5" />
            {t('mailbox.onlyFailed')}
          </label>
        </ListSearch>
        {letters.length === 0 ? (
          <EmptyState title={t('mailbox.none')} />
        ) : (
          <Panel isFlush>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('mailbox.posted')}</th>
                  <th scope="col">{t('mailbox.to')}</th>
                  <th scope="col">{t('mailbox.subject')}</th>
                  <th scope="col">{t('mailbox.kind')}</th>
                  <th scope="col">{t('mailbox.state')}</th>
                </tr>
              </thead>
              <tbody>
                {letters.map((letter) => (
                  <tr key={letter.id}>
                    <td className="whitespace-nowrap">{moment(letter.postedAt)}</td>
                    <td>{letter.to}</td>
                    <td>
                      <Link href={`/mailbox/${letter.id}`} className="text-link-style">
                        {letter.subject}
                      </Link>
                    </td>
                    <td className="text-text-muted">
                      {letter.kind} · {letter.locale}
                    </td>
                    <td>
                      <LetterState letter={letter} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        )}
        <OlderLink hasMore={hasMore} after={letters.at(-1)?.id} />
      </div>
    </>
  );
}
