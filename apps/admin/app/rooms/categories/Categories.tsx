import { SelectField, TextField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, receive, settle, unknownForm } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { AddCategoryMutation, CategoriesQuery, MoveCategoryMutation } from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { indented, numberOf } from './category-forms.ts';
import { placeAfterStep, steps } from './tree-moves.ts';

const path = '/categories';

const newForm = describeForm('new', {
  name: fields.text({ label: 'categories.name', most: 100 }),
  parentId: fields.text({ label: 'categories.below', most: 9, isOptional: true }),
});

async function readTree(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { categories } = await deskOf(args).client.ask(CategoriesQuery, {});
  return categories
    .filter((category) => category !== null)
    .map((category) => ({ ...category, parentId: category.parentId ?? null }));
}

export async function loader(args: LoaderFunctionArgs) {
  return { categories: await readTree(args) };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const intent = sent.get('intent');
  if (intent === newForm.name) {
    const { values, problems, refuse } = receive(newForm, sent);
    if (problems.length > 0) return refuse({ problems });
    const parentId = numberOf(values.parentId);
    const outcome = await client.change(AddCategoryMutation, { name: values.name, parentId });
    if (outcome.ok) throw redirect(`${path}/${outcome.data.addCategory}`, 303);
    return refuse({ refused: outcome });
  }
  if (intent === 'drop') {
    const place = { parentId: numberOf(sent.get('parentId')), before: numberOf(sent.get('before')) };
    const id = numberOf(sent.get('id')) ?? 0;
    return settle(await client.change(MoveCategoryMutation, { id, ...place }), path);
  }
  const [word, number] = String(sent.get('step') ?? '').split(' ');
  const step = steps.find((each) => each === word);
  if (!step) throw unknownForm();
  const id = numberOf(number) ?? 0;
  const place = placeAfterStep(await readTree(args), id, step);
  // Somebody else has moved something meanwhile: the page shows how it is now.
  if (!place) throw redirect(path, 303);
  return settle(await client.change(MoveCategoryMutation, { id, ...place }), path);
}

export default function Categories() {
  const t = useTranslate();
  const may = useMay();
  const { categories } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('categories.title')} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <RefusalNotice />
          <CategoryTree categories={categories} />
        </div>
        {may('addCategory') && <NewCategory />}
      </div>
    </>
  );
}

function NewCategory() {
  const t = useTranslate();
  const { categories } = useLoaderData<typeof loader>();
  const form = useDeskForm(newForm);
  return (
    <Panel title={t('categories.new')}>
      <DeskForm form={form} className="grid gap-4">
        <TextField {...form.field('name')} hint={t('categories.newHint')} />
        <SelectField
          {...form.field('parentId')}
          options={[
            { value: '', label: t('categories.firstLevel') },
            ...categories.map((category) => ({ value: String(category.id), label: indented(category) })),
          ]}
        />
        <SubmitButton form={form}>{t('categories.add')}</SubmitButton>
      </DeskForm>
    </Panel>
  );
}
