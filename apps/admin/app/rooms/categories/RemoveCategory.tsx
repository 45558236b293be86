import { ButtonLink, CheckboxField, Link, Notice, SelectField } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf, receive } from '../../forms/form-actions.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { CategoryRemovalQuery, RemoveCategoryMutation } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { idInAddress } from '../../parts/id-in-address.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { indented, numberOf, removalForm } from './category-forms.ts';

export async function loader(args: LoaderFunctionArgs) {
  const id = idInAddress(args.params);
  const asked = await deskOf(args).client.ask(CategoryRemovalQuery, { id });
  const { category, categoryRemoval: removal, contentLeadingToCategory: content } = asked;
  if (!category || !removal) throw data('not-found', { status: 404 });
  return {
    id,
    name: category.words.find((words) => words?.state === 'source')?.name ?? '',
    parentId: category.parentId ?? null,
    removal,
    documents: content?.filter((document) => document !== null) ?? null,
    others: asked.categories.filter((each) => each !== null).filter((each) => each.id !== id),
  };
}

export async function action(args: ActionFunctionArgs) {
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(removalForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const outcome = await deskOf(args).client.change(RemoveCategoryMutation, {
    id: idInAddress(args.params),
    followerId: numberOf(values.followerId),
    movesProducts: values.movesProducts !== '',
    seenProducts: numberOf(sent.get('seenProducts')) ?? 0,
    seenChildren: numberOf(sent.get('seenChildren')) ?? 0,
  });
  if (outcome.ok) throw redirect('/categories', 303);
  return refuse({ refused: outcome });
}

/** First everything it comes to, then the decision: there is no way back. */
export default function RemoveCategory() {
  const t = useTranslate();
  const { name } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('categories.removal.title', { name })} />
      <div className="grid max-w-3xl gap-5">
        <Consequences />
        <Documents />
        <Decision />
      </div>
    </>
  );
}

function Consequences() {
  const t = useTranslate();
  const { number } = useFormats();
  const { removal, documents } = useLoaderData<typeof loader>();
  const { products, productsOnlyHere, children, addresses } = removal;
  const links = documents?.reduce((sum, document) => sum + document.links, 0) ?? 0;
  return (
    <Notice tone="warning" title={t('categories.removal.consequences')} still>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t('categories.removal.products', { count: number(products) }, products)}</li>
        {productsOnlyHere > 0 && (
          <li>{t('categories.removal.onlyHere', { count: number(productsOnlyHere) }, productsOnlyHere)}</li>
        )}
        <li>
          {t('categories.removal.children', { count: number(children.length) }, children.length)}
          {children.length > 0 && ` ${children.slice(0, 10).join(', ')}${children.length > 10 ? ' …' : ''}`}
        </li>
        <li>{t('categories.removal.addresses', { count: number(addresses) }, addresses)}</li>
        {documents === null ? (
          <li>{t('categories.removal.linksUnknown')}</li>
        ) : (
          <li>{t('categories.removal.links', { count: number(links) }, links)}</li>
        )}
      </ul>
    </Notice>
  );
}

const mostShown = 50;

/** Where somebody who writes would have to look. */
function Documents() {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const mayEdit = useMay()('contentDocument');
  const { number } = useFormats();
  const { documents } = useLoaderData<typeof loader>();
  if (!documents || documents.length === 0) return null;
  return (
    <Panel title={t('categories.removal.documents', { count: number(documents.length) })} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('categories.removal.document')}</th>
            <th scope="col">{t('categories.removal.type')}</th>
            <th scope="col">{t('categories.removal.language')}</th>
            <th scope="col" className="amount">
              {t('categories.removal.linksColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.slice(0, mostShown).map(({ id, type, title, language, links }) => (
            <tr key={id}>
              <td>
                {mayEdit ? (
                  <Link href={`/content/${type}/${encodeURIComponent(id)}`} className="text-link-style">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </td>
              <td>{wordsOf('content.types', type)}</td>
              <td className="whitespace-nowrap">{language?.replace('_', '-') ?? '–'}</td>
              <td className="amount">{number(links)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Decision() {
  const t = useTranslate();
  const { id, parentId, removal, others } = useLoaderData<typeof loader>();
  const form = useDeskForm(removalForm, {
    initial: { followerId: String(parentId ?? ''), movesProducts: parentId === null ? '' : 'yes' },
  });
  if (!useMay()('removeCategory')) return null;
  return (
    <Panel title={t('categories.removal.decide')}>
      <DeskForm form={form} className="grid gap-4">
        <input type="hidden" name="seenProducts" value={removal.products} />
        <input type="hidden" name="seenChildren" value={removal.children.length} />
        <SelectField
          {...form.field('followerId')}
          options={[
            { value: '', label: t('categories.removal.nowhere') },
            ...others.map((each) => ({ value: String(each.id), label: indented(each) })),
          ]}
        />
        <CheckboxField {...form.tick('movesProducts')} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} variant="danger">
            {t('categories.removal.submit')}
          </SubmitButton>
          <ButtonLink href={`/categories/${id}`}>{t('categories.removal.keep')}</ButtonLink>
        </div>
      </DeskForm>
    </Panel>
  );
}
