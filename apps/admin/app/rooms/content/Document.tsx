import { Button, ButtonLink, classNames, Notice } from '@bowline/ui/components';
import { useEffect } from 'react';
import {
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';
import type { Refused } from '../../data/desk-client.ts';
import { deskOf } from '../../data/desk-context.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import {
  ContentDocumentQuery,
  ContentPicturesQuery,
  ContentPreviewQuery,
} from '../../generated/operations.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { changeDocument } from './change-document.ts';
import { languageName } from './content-languages.ts';
import { DocumentSide } from './DocumentSide.tsx';
import { editableFields, type Fields, type Json } from './form/description.ts';
import { EditorContext } from './form/editor-context.ts';
import { FieldList } from './form/FieldList.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { StateBadge } from './StateBadge.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const [{ contentDocument: file }, { contentPictures }] = await Promise.all([
    client.ask(ContentDocumentQuery, { id: args.params.id ?? '' }),
    client.ask(ContentPicturesQuery, { page: 1 }),
  ]);
  if (!file || file.type !== args.params.type) throw data('not-found', { status: 404 });
  const { fields, json, problems, translations, plans, ...facts } = file;
  const isPreviewed = url.searchParams.has('preview');
  const preview = isPreviewed ? await client.ask(ContentPreviewQuery, { id: file.id }) : null;
  return {
    ...facts,
    preview: preview && { path: preview.contentPreview },
    document: JSON.parse(json) as Json,
    fields: editableFields(JSON.parse(fields) as Fields),
    problems: problems.flatMap((problem) =>
      problem
        ? [{ ...problem, details: JSON.parse(problem.details) as Readonly<Record<string, string | number>> }]
        : [],
    ),
    translations: translations.filter((translation) => translation !== null),
    plans: plans.filter((plan) => plan !== null),
    pictures: contentPictures.filter((picture) => picture !== null),
  };
}

export { changeDocument as action };

export type LoadedDocument = Awaited<ReturnType<typeof loader>>;

export default function Document() {
  const wordsOf = useWordsOf();
  const { type, state, document, language, preview } = useLoaderData<typeof loader>();
  const title = [
    document.title,
    document.question,
    document.name,
    document.label,
    document.key,
    document.from,
  ]
    .concat([document.translationGroup])
    .find((text) => typeof text === 'string');
  useFocusOnPlace();
  return (
    <>
      <PageHeader
        title={typeof title === 'string' ? title : wordsOf('content.types', type)}
        beside={
          <>
            <StateBadge state={state} />
            <span className="text-sm text-text-muted">
              {[wordsOf('content.types', type), languageName(language)].filter(Boolean).join(' · ')}
            </span>
          </>
        }
      />
      <div
        className={classNames(
          'grid items-start gap-5',
          preview ? 'lg:grid-cols-2' : 'xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <DocumentForm />
        {preview ? <PreviewPanel preview={preview} /> : <DocumentSide />}
      </div>
    </>
  );
}

/** A change of a list comes back to the item it was about, also for those who use the keyboard. */
function useFocusOnPlace() {
  const { hash, key } = useLocation();
  useEffect(() => {
    // The same place again is another change, with another key.
    if (key && hash.startsWith('#at-')) document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
}

function DocumentForm() {
  const t = useTranslate();
  const { state: sending } = useNavigation();
  const [search] = useSearchParams();
  const { revision, fields, document, problems, pictures, language, preview } =
    useLoaderData<typeof loader>();
  const refused = useActionData<{ readonly refused?: Refused }>()?.refused;
  const isChecked = search.has('check') || refused?.code === 'content-not-valid';
  return (
    <EditorContext value={{ language, pictures, problems: isChecked ? problems : [] }}>
      <Form method="post" key={revision} preventScrollReset className="grid min-w-0 gap-4">
        {/* Whoever presses Enter in a field means this one. */}
        <button type="submit" name="wish" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <input type="hidden" name="revision" value={revision} />
        {preview && <input type="hidden" name="preview" value="on" />}
        <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-border bg-surface-sunken py-2">
          <Button
            type="submit"
            name="wish"
            value="save"
            busy={sending !== 'idle'}
            busyLabel={t('form.sending')}
          >
            {t('content.save')}
          </Button>
          <Button type="submit" name="wish" value="publish" variant="primary">
            {t('content.publish')}
          </Button>
          <ButtonLink href={preview ? '?' : '?preview'} variant="quiet">
            {t(preview ? 'content.preview.close' : 'content.preview.open')}
          </ButtonLink>
          <Told />
        </div>
        <RefusalNotice />
        {isChecked && problems.length > 0 && (
          <Notice tone="error">
            {t('content.problemsFound', { count: problems.length }, problems.length)}
          </Notice>
        )}
        {isChecked && problems.length === 0 && <Notice tone="success">{t('content.noProblems')}</Notice>}
        <Panel>
          <FieldList fields={fields} value={document} path="" />
        </Panel>
      </Form>
    </EditorContext>
  );
}

const told = ['saved', 'published', 'unpublished', 'discarded', 'planned', 'unplanned', 'restored'] as const;

/** What the last button did. */
function Told() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const done = told.find((each) => search.has(each));
  return (
    <span role="status" className="text-sm text-text-muted">
      {done && t(`content.done.${done}`)}
    </span>
  );
}
