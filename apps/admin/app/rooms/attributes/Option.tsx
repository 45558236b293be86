import { TextField } from '@bowline/ui/components';
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
import { NameFields } from '../../forms/NameFields.tsx';
import { initialNames, namesOf } from '../../forms/name-fields.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { AttributeOptionQuery, ChangeOptionMutation } from '../../generated/operations.ts';
import { useNameIn, useTranslate } from '../../i18n/TextsProvider.tsx';
import { idInAddress } from '../../parts/id-in-address.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { optionForm } from './attribute-forms.ts';
import { OptionMark } from './OptionMark.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const id = idInAddress({ id: args.params.optionId });
  const { attributeOption } = await deskOf(args).client.ask(AttributeOptionQuery, { id });
  if (!attributeOption) throw data('not-found', { status: 404 });
  return { option: attributeOption };
}

export async function action(args: ActionFunctionArgs) {
  const id = idInAddress({ id: args.params.optionId });
  const { values, problems, refuse } = receive(optionForm, await formDataOf(args.request));
  if (problems.length > 0) return refuse({ problems });
  const wish = { id, swatch: values.swatch || null, names: namesOf(values) };
  const outcome = await deskOf(args).client.change(ChangeOptionMutation, wish);
  if (outcome.ok) throw redirect(`/attributes/${idInAddress(args.params)}`, 303);
  return refuse({ refused: outcome });
}

export default function Option() {
  const t = useTranslate();
  const { option } = useLoaderData<typeof loader>();
  const name = useNameIn()(option.names) ?? option.code;
  const isOpen = useMay()('changeOption');
  const form = useDeskForm(optionForm, {
    initial: { ...initialNames(option.names), swatch: option.swatch ?? '' },
  });
  return (
    <>
      <PageHeader title={name} beside={<OptionMark swatch={option.swatch ?? null} />} />
      <Panel className="max-w-3xl">
        <DeskForm form={form} className="grid gap-4">
          <fieldset disabled={!isOpen} className="grid gap-4">
            <NameFields form={form} label="attributes.name" />
            <TextField {...form.field('swatch')} />
          </fieldset>
          {isOpen && <SubmitButton form={form}>{t('shell.save')}</SubmitButton>}
        </DeskForm>
      </Panel>
    </>
  );
}
