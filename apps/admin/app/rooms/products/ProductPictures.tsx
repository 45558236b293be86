import { localeNames } from '@bowline/markets';
import { Button, Disclosure, EmptyState, FileField, Link, Notice, TextField } from '@bowline/ui/components';
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
import {
  AddPictureMutation,
  DescribePictureMutation,
  DeskProductQuery,
  OrderPicturesMutation,
  RemovePictureMutation,
} from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { productPath } from './product-forms.ts';
import { Thumbnail } from './Thumbnail.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { product } = await deskOf(args).client.ask(DeskProductQuery, { sku: args.params.sku ?? '' });
  if (!product) throw data('not-found', { status: 404 });
  return { sku: product.sku, pictures: product.pictures.filter((picture) => picture !== null) };
}

const mostAtOnce = 10;

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sku = args.params.sku ?? '';
  const sent = await formDataOf(args.request);
  const outcome = await change();
  if (outcome.ok) throw redirect(`${productPath(sku)}/pictures`, 303);
  return data({ code: outcome.code, details: outcome.details }, { status: 422 });

  async function change(): Promise<Outcome<unknown>> {
    const [wish, id] = String(sent.get('wish') ?? '').split(' ');
    if (wish === 'remove') return client.change(RemovePictureMutation, { sku, id: Number(id) });
    if (wish === 'describe')
      return client.change(DescribePictureMutation, { sku, id: Number(id), texts: textsIn(sent) });
    if (wish === 'order') return client.change(OrderPicturesMutation, { sku, ids: moved(Number(id)) });
    const files = sent.getAll('file').filter((file) => file instanceof File && file.size > 0);
    let last: Outcome<unknown> = { ok: false, code: 'no-file', details: {} };
    for (const file of files.slice(0, mostAtOnce)) {
      const uploaded = await client.upload(file as File);
      if (!uploaded.ok) return uploaded;
      last = await client.change(AddPictureMutation, { sku, uploadId: uploaded.data.id });
      if (!last.ok) return last;
    }
    return last;
  }

  /** The order that the page had, with this one a place further to the front. */
  function moved(id: number): number[] {
    const ids = sent.getAll('id').map(Number);
    const at = ids.indexOf(id);
    return at < 1 ? ids : [...ids.slice(0, at - 1), id, ids[at - 1] ?? id, ...ids.slice(at + 1)];
  }
}

const textField = (locale: string) => `text ${locale}`;

const textsIn = (sent: FormData) =>
  localeNames.map((locale) => ({ locale, text: String(sent.get(textField(locale)) ?? '') }));

/** Of the form that orders and removes: each picture has one for its texts, and forms are never within one another. */
const listForm = 'pictures';
/** Goods rule 31. */
const longestText = 300;

export default function ProductPictures() {
  const { sku, pictures } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title={t('products.pictures.of', { sku })}
        beside={
          <Link href={productPath(sku)} className="text-link-style text-sm">
            {t('products.prices.toProduct')}
          </Link>
        }
      />
      <div className="grid gap-5">
        {refused && <Notice tone="error">{wordsFor(refused)}</Notice>}
        <Panel title={t('products.pictures.add')}>
          <Form method="post" encType="multipart/form-data" className="grid gap-4">
            <FileField
              name="file"
              label={t('products.pictures.file')}
              hint={t('products.pictures.hint')}
              accept="image/jpeg,image/png,image/webp"
              multiple
            />
            <div>
              <Button type="submit" variant="primary">
                {t('products.pictures.submit')}
              </Button>
            </div>
          </Form>
        </Panel>
        {pictures.length === 0 ? (
          <EmptyState title={t('products.pictures.none')} />
        ) : (
          <>
            <Form method="post" id={listForm}>
              {pictures.map(({ id }) => (
                <input key={id} type="hidden" name="id" value={id} />
              ))}
            </Form>
            <ol className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
              {pictures.map((picture, index) => (
                <Picture key={picture.id} picture={picture} number={index + 1} />
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}

type ShownPicture = Awaited<ReturnType<typeof loader>>['pictures'][number];

function Picture({ picture, number }: { readonly picture: ShownPicture; readonly number: number }) {
  const t = useTranslate();
  const { id, file } = picture;
  const texts = new Map(picture.texts.map((each) => [each?.locale, each?.text]));
  return (
    <li className="grid grid-cols-1 justify-items-center gap-2 rounded-lg border border-border p-3">
      <Thumbnail file={file} width={240} />
      <span className="flex flex-wrap justify-center gap-1">
        {number > 1 && (
          <Button type="submit" form={listForm} size="sm" name="wish" value={`order ${id}`}>
            {t('products.pictures.forward', { number })}
          </Button>
        )}
        <Button type="submit" form={listForm} size="sm" variant="quiet" name="wish" value={`remove ${id}`}>
          {t('products.pictures.remove', { number })}
        </Button>
      </span>
      <Disclosure
        summary={t('products.pictures.texts', { number, done: texts.size, all: localeNames.length })}
        className="w-full"
      >
        <Form method="post" className="grid gap-3">
          <p className="text-sm text-text-muted">{t('products.pictures.textsHint')}</p>
          {localeNames.map((locale) => (
            <TextField
              key={`${locale} ${texts.get(locale)}`}
              id={`text-${id}-${locale}`}
              name={textField(locale)}
              label={locale}
              lang={locale}
              defaultValue={texts.get(locale) ?? ''}
              maxLength={longestText}
            />
          ))}
          <div>
            <Button type="submit" size="sm" variant="primary" name="wish" value={`describe ${id}`}>
              {t('products.pictures.saveTexts', { number })}
            </Button>
          </div>
        </Form>
      </Disclosure>
    </li>
  );
}
