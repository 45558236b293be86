import { ButtonLink, EmptyState, Link, Notice } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf, settle } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import {
  ContentDocumentsQuery,
  ContentRedirectLoopsQuery,
  ContentTypesQuery,
  CreateContentMutation,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { textIn } from '../../parts/id-in-address.ts';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { PageLinks, pageIn } from '../../parts/PageLinks.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { contentLanguages, documentPath, languageName } from './content-languages.ts';
import { NewDocument } from './NewDocument.tsx';
import { StateBadge } from './StateBadge.tsx';

const states = ['published', 'draft', 'changed'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const type = args.params.type ?? '';
  const { searchParams } = url;
  const language = contentLanguages.find(({ code }) => code === searchParams.get('language'))?.code ?? '';
  const state = states.find((each) => each === searchParams.get('state')) ?? '';
  const page = pageIn(url);
  const text = textIn(url);
  const [{ contentTypes }, { contentDocuments }] = await Promise.all([
    client.ask(ContentTypesQuery, {}),
    client.ask(ContentDocumentsQuery, { type, text, language, state, page }),
  ]);
  const loops =
    type === 'redirect' ? (await client.ask(ContentRedirectLoopsQuery, {})).contentRedirectLoops : [];
  const facts = contentTypes?.find((each) => each?.name === type);
  if (!facts) throw data('not-found', { status: 404 });
  const { total, hasMore, documents } = contentDocuments;
  return {
    ...{ type, text, language, state, page, total, hasMore },
    loops: loops.flatMap((loop) => (loop ? [loop.steps.join(' → ')] : [])),
    isTranslated: facts.isTranslated,
    documents: documents.filter((document) => document !== null),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const type = args.params.type ?? '';
  const sent = await formDataOf(args.request);
  const outcome = await client.change(CreateContentMutation, {
    type,
    language: String(sent.get('language') ?? ''),
    name: String(sent.get('name') ?? '').slice(0, 200),
    copyOf: null,
  });
  if (outcome.ok) throw redirect(documentPath(type, outcome.data.createContent), 303);
  return settle(outcome, `/content/${type}`);
}

export default function Documents() {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { number } = useFormats();
  const { type, text, language, state, total, isTranslated, loops } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={wordsOf('content.types', type)}
        beside={<span className="text-sm text-text-muted">{number(total)}</span>}
        actions={
          <ButtonLink href="/content" size="sm">
            {t('content.toTypes')}
          </ButtonLink>
        }
      />
      <div className="grid gap-4">
        <RefusalNotice />
        {loops.map((loop) => (
          <Notice key={loop} tone="warning">
            {t('content.loop', { steps: loop })}
          </Notice>
        ))}
        <ListSearch label={t('content.search')} text={text}>
          {isTranslated && (
            <label className="min-w-44">
              <span className="sr-only">{t('content.language')}</span>
              <select name="language" defaultValue={language} key={language} className="control w-full">
                <option value="">{t('content.everyLanguage')}</option>
                {contentLanguages.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="min-w-44">
            <span className="sr-only">{t('content.state')}</span>
            <select name="state" defaultValue={state} key={`state ${state}`} className="control w-full">
              <option value="">{t('content.everyState')}</option>
              {states.map((each) => (
                <option key={each} value={each}>
                  {t(`content.states.${each}`)}
                </option>
              ))}
            </select>
          </label>
        </ListSearch>
        <Rows />
        <NewDocument isTranslated={isTranslated} />
      </div>
    </>
  );
}

function Rows() {
  const t = useTranslate();
  const { exactMoment } = useFormats();
  const { type, documents, isTranslated, page, hasMore } = useLoaderData<typeof loader>();
  if (documents.length === 0) return <EmptyState title={t('content.none')} />;
  return (
    <>
      <Panel isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('content.document')}</th>
              {isTranslated && <th scope="col">{t('content.language')}</th>}
              <th scope="col">{t('content.state')}</th>
              <th scope="col">{t('content.changedAt')}</th>
            </tr>
          </thead>
          <tbody>
            {documents.map(({ id, title, language, state, updatedAt }) => (
              <tr key={id}>
                <td>
                  <Link href={documentPath(type, id)} className="text-link-style">
                    {title}
                  </Link>
                </td>
                {isTranslated && <td className="whitespace-nowrap">{languageName(language)}</td>}
                <td>
                  <StateBadge state={state} />
                </td>
                <td className="whitespace-nowrap">{exactMoment(updatedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <PageLinks page={page} hasMore={hasMore} />
    </>
  );
}
