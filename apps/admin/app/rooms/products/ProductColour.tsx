import { Notice, TextField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, receive } from '../../forms/form-actions.ts';
import { NameFields } from '../../forms/NameFields.tsx';
import { nameFields, namesOf } from '../../forms/name-fields.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { CopyAsColourMutation, DeskProductQuery } from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { productPath } from './product-forms.ts';

const colourForm = describeForm<string>('colour', {
  newSku: fields.text({ label: 'products.colour.newSku', most: 60 }),
  swatch: fields.text({ label: 'products.colour.swatch', hint: 'products.colour.swatchHint', most: 7 }),
  ...nameFields('products.words.colourName'),
});

export async function loader(args: LoaderFunctionArgs) {
  const { product } = await deskOf(args).client.ask(DeskProductQuery, { sku: args.params.sku ?? '' });
  if (!product) throw data('not-found', { status: 404 });
  const words = product.words.filter((each) => each !== null);
  return {
    sku: product.sku,
    name: words.find(({ locale }) => locale === 'en')?.name ?? product.sku,
    parts: product.parts.length,
    colours: Object.fromEntries(words.map(({ locale, colourName }) => [locale, colourName ?? ''])),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(colourForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const newSku = values.newSku ?? '';
  const outcome = await client.change(CopyAsColourMutation, {
    sku: args.params.sku ?? '',
    newSku,
    swatch: values.swatch ?? '',
    names: namesOf(values),
  });
  if (outcome.ok) throw redirect(productPath(newSku), 303);
  return refuse({ refused: outcome });
}

export default function ProductColour() {
  const { name, colours, parts } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const form = useDeskForm(colourForm);
  return (
    <>
      <PageHeader title={t('products.colour.of', { name })} />
      <div className="grid max-w-3xl gap-4">
        <Notice still>{t('products.colour.text', { count: parts }, parts)}</Notice>
        <Panel>
          <DeskForm form={form} className="grid gap-4">
            <div className="grid items-end gap-4 sm:grid-cols-2">
              <TextField {...form.field('newSku')} />
              <TextField {...form.field('swatch')} />
            </div>
            <NameFields form={form} label="products.words.colourName" placeholders={colours} />
            <SubmitButton form={form}>{t('products.colour.submit')}</SubmitButton>
          </DeskForm>
        </Panel>
      </div>
    </>
  );
}
