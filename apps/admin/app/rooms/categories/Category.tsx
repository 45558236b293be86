import { Badge, Button, ButtonLink, SelectField, TextAreaField, TextField } from '@bowline/ui/components';
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { DeskCategoryQuery } from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { idInAddress } from '../../parts/id-in-address.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { AddressOfLocale, WordsBeside } from '../../parts/WordsBeside.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { addressForm, indented, numberOf, placeForm, wordsForm } from './category-forms.ts';
import { changeCategory } from './change-category.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const id = idInAddress(args.params);
  const after = numberOf(url.searchParams.get('after')) ?? 0;
  const { category, categoryProducts, categories } = await client.ask(DeskCategoryQuery, { id, after });
  if (!category) throw data('not-found', { status: 404 });
  return {
    category: { ...category, words: category.words.filter((words) => words !== null) },
    categories: categories.filter((each) => each !== null),
    products: categoryProducts.products.filter((product) => product !== null),
    total: categoryProducts.total,
    after,
    beside: url.searchParams.get('locale') ?? '',
  };
}

export async function action(args: ActionFunctionArgs) {
  return changeCategory(deskOf(args), idInAddress(args.params), await formDataOf(args.request));
}

type Loaded = Awaited<ReturnType<typeof loader>>;
export type ShownCategory = Loaded['category'];

export default function Category() {
  const { category, beside, ...products } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const source = category.words.find((words) => words.state === 'source');
  return (
    <>
      <PageHeader
        title={source?.name ?? ''}
        beside={
          <>
            <Badge tone={category.isActive ? 'success' : 'warning'}>
              {t(category.isActive ? 'categories.shown' : 'categories.hidden')}
            </Badge>
            {!category.isInMenu && <Badge>{t('categories.notInMenu')}</Badge>}
          </>
        }
        actions={<Showing category={category} />}
      />
      <div className="grid gap-5">
        <RefusalNotice />
        <WordsBeside words={category.words} beside={beside} path={`/categories/${category.id}`}>
          {(words) => <WordsOfLocale words={words} />}
        </WordsBeside>
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <CategoryProducts {...products} />
          <div className="grid gap-5">
            <PlacePanel category={category} />
            <RemovePanel id={category.id} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Shown or hidden, in the menu or only by links. */
function Showing({ category }: { readonly category: ShownCategory }) {
  const t = useTranslate();
  if (!useMay()('showCategory')) return null;
  const choice = (isActive: boolean, isInMenu: boolean) => (
    <>
      <input type="hidden" name="intent" value="show" />
      <input type="hidden" name="isActive" value={isActive ? 'yes' : 'no'} />
      <input type="hidden" name="isInMenu" value={isInMenu ? 'yes' : 'no'} />
    </>
  );
  const { isActive, isInMenu } = category;
  return (
    <>
      <Form method="post">
        {choice(isActive, !isInMenu)}
        <Button type="submit" size="sm">
          {t(isInMenu ? 'categories.leaveMenu' : 'categories.enterMenu')}
        </Button>
      </Form>
      <Form method="post">
        {choice(!isActive, isInMenu)}
        <Button type="submit" size="sm" variant={isActive ? 'secondary' : 'primary'}>
          {t(isActive ? 'categories.hide' : 'categories.show')}
        </Button>
      </Form>
    </>
  );
}

function WordsOfLocale({ words }: { readonly words: ShownCategory['words'][number] }) {
  const t = useTranslate();
  const may = useMay();
  const form = useDeskForm(wordsForm(words.locale), {
    initial: {
      name: words.name,
      descriptionHtml: words.descriptionHtml ?? '',
      metaTitle: words.metaTitle ?? '',
      metaDescription: words.metaDescription ?? '',
    },
  });
  const address = useDeskForm(addressForm(words.locale), { initial: { urlKey: words.urlKey } });
  const isReadOnly = !may('changeCategoryWords');
  return (
    <>
      <DeskForm form={form} lang={words.locale} className="grid gap-4">
        <input type="hidden" name="seenAt" value={words.changedAt} />
        <fieldset disabled={isReadOnly} className="grid gap-4">
          <TextField {...form.field('name')} />
          <TextAreaField {...form.field('descriptionHtml')} />
          <TextField {...form.field('metaTitle')} />
          <TextAreaField {...form.field('metaDescription')} />
        </fieldset>
        {!isReadOnly && <SubmitButton form={form}>{t('words.save', { locale: words.locale })}</SubmitButton>}
      </DeskForm>
      <AddressOfLocale
        form={address}
        formerPaths={words.formerPaths}
        path={words.urlPath}
        isReadOnly={!may('renameCategory')}
      />
    </>
  );
}

/** Another category above, without dragging. */
function PlacePanel({ category }: { readonly category: ShownCategory }) {
  const t = useTranslate();
  const { categories } = useLoaderData<typeof loader>();
  const form = useDeskForm(placeForm, { initial: { parentId: String(category.parentId ?? '') } });
  if (!useMay()('moveCategory')) return null;
  const options = categories
    .filter(({ id }) => id !== category.id)
    .map((each) => ({ value: String(each.id), label: indented(each) }));
  return (
    <Panel title={t('categories.place')}>
      <DeskForm form={form} className="grid gap-4">
        <SelectField
          {...form.field('parentId')}
          options={[{ value: '', label: t('categories.firstLevel') }, ...options]}
        />
        <SubmitButton form={form} variant="secondary">
          {t('categories.move')}
        </SubmitButton>
      </DeskForm>
    </Panel>
  );
}

function RemovePanel({ id }: { readonly id: number }) {
  const t = useTranslate();
  if (!useMay()('removeCategory')) return null;
  return (
    <Panel title={t('categories.removal.panel')}>
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-text-muted">{t('categories.removal.text')}</p>
        <ButtonLink href={`/categories/${id}/remove`} size="sm">
          {t('categories.removal.look')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
