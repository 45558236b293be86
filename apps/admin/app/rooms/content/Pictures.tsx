import { Button, ButtonLink, EmptyState, FileField, Notice } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Outcome } from '../../data/desk-client.ts';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { useRefusalWords } from '../../forms/use-desk-form.ts';
import { AddContentPictureMutation, ContentPicturesQuery } from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { LibraryPicture } from './LibraryPicture.tsx';

const fullPage = 48;
const mostAtOnce = 10;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const page = Number(/^\d{1,3}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1);
  const { contentPictures } = await client.ask(ContentPicturesQuery, { page });
  return { page, pictures: contentPictures.filter((picture) => picture !== null) };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const files = sent.getAll('file').filter((file) => file instanceof File && file.size > 0);
  let last: Outcome<unknown> = { ok: false, code: 'no-file', details: {} };
  for (const file of files.slice(0, mostAtOnce)) {
    const uploaded = await client.upload(file as File);
    last = uploaded.ok
      ? await client.change(AddContentPictureMutation, { uploadId: uploaded.data.id })
      : uploaded;
    if (!last.ok) break;
  }
  if (last.ok) throw redirect('/content/pictures', 303);
  return data({ code: last.code, details: last.details }, { status: 422 });
}

export default function Pictures() {
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const refused = useActionData<typeof action>();
  const { page, pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('content.pictures.title')}
        actions={
          <ButtonLink href="/content" size="sm">
            {t('content.toTypes')}
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        {refused && <Notice tone="error">{wordsFor(refused)}</Notice>}
        <Panel title={t('content.pictures.add')}>
          <Form method="post" encType="multipart/form-data" className="grid gap-4">
            <FileField
              name="file"
              label={t('content.pictures.file')}
              hint={t('content.pictures.hint')}
              accept="image/jpeg,image/png,image/webp"
              multiple
            />
            <div>
              <Button type="submit" variant="primary">
                {t('content.pictures.submit')}
              </Button>
            </div>
          </Form>
        </Panel>
        {pictures.length === 0 ? (
          <EmptyState title={t('content.pictures.none')} />
        ) : (
          <ul className="flex flex-wrap gap-4">
            {pictures.map((picture) => (
              <li key={picture.id} className="grid w-40 gap-1 text-xs text-text-muted">
                <LibraryPicture path={picture.path} />
                <span className="truncate">{picture.name}</span>
                {`${picture.width} × ${picture.height}`}
              </li>
            ))}
          </ul>
        )}
        {pictures.length === fullPage && (
          <p>
            <ButtonLink href={`?page=${page + 1}`} size="sm">
              {t('content.further')}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}
