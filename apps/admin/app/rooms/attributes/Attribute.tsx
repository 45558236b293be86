import { Disclosure, Link, TextField } from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSubmit,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf, receive, settle, unknownForm } from '../../forms/form-actions.ts';
import { NameFields } from '../../forms/NameFields.tsx';
import { initialNames, namesOf } from '../../forms/name-fields.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import {
  AddOptionMutation,
  DeskAttributeQuery,
  MoveOptionMutation,
  RemoveOptionMutation,
  RenameAttributeMutation,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useNameIn, useTranslate } from '../../i18n/TextsProvider.tsx';
import { idInAddress } from '../../parts/id-in-address.ts';
import { MoveCell, MoveHead } from '../../parts/MoveCell.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useRowDrag } from '../../parts/use-row-drag.ts';
import { namesForm, optionForm } from './attribute-forms.ts';
import { OptionMark } from './OptionMark.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { attribute } = await deskOf(args).client.ask(DeskAttributeQuery, { id: idInAddress(args.params) });
  if (!attribute) throw data('not-found', { status: 404 });
  return { attribute: { ...attribute, options: attribute.options.filter((option) => option !== null) } };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const id = idInAddress(args.params);
  const path = `/attributes/${id}`;
  const sent = await formDataOf(args.request);
  const intent = sent.get('intent');
  if (intent === namesForm.name) {
    const { values, problems, refuse } = receive(namesForm, sent);
    if (problems.length > 0) return refuse({ problems });
    const outcome = await client.change(RenameAttributeMutation, { id, names: namesOf(values) });
    if (outcome.ok) throw redirect(path, 303);
    return refuse({ refused: outcome });
  }
  if (intent === optionForm.name) {
    const { values, problems, refuse } = receive(optionForm, sent);
    if (problems.length > 0) return refuse({ problems });
    const wish = { attributeId: id, swatch: values.swatch || null, names: namesOf(values) };
    const outcome = await client.change(AddOptionMutation, wish);
    if (outcome.ok) throw redirect(path, 303);
    return refuse({ refused: outcome });
  }
  const [, place, option] = /^move (\d{1,6}) (\d{1,9})$/.exec(String(sent.get('wish'))) ?? [];
  if (place && option) {
    return settle(
      await client.change(MoveOptionMutation, { id: Number(option), place: Number(place) }),
      path,
    );
  }
  const [, removed] = /^remove (\d{1,9})$/.exec(String(sent.get('wish'))) ?? [];
  if (removed) return settle(await client.change(RemoveOptionMutation, { id: Number(removed) }), path);
  throw unknownForm();
}

export default function Attribute() {
  const { attribute } = useLoaderData<typeof loader>();
  const may = useMay();
  const name = useNameIn()(attribute.names) ?? attribute.code;
  const hasOptions = attribute.inputType === 'select' || attribute.inputType === 'multiselect';
  return (
    <>
      <PageHeader title={name} beside={<span className="text-sm text-text-muted">{attribute.code}</span>} />
      <div className="grid gap-5">
        <RefusalNotice />
        {may('renameAttribute') && <Names />}
        {hasOptions && may('addOption') && <NewOption />}
        {hasOptions && <Options />}
      </div>
    </>
  );
}

function Names() {
  const t = useTranslate();
  const { attribute } = useLoaderData<typeof loader>();
  const form = useDeskForm(namesForm, { initial: initialNames(attribute.names) });
  return (
    <Panel>
      <Disclosure summary={t('attributes.rename')}>
        <DeskForm form={form} className="grid max-w-3xl gap-4 pt-4">
          <NameFields form={form} label="attributes.name" />
          <SubmitButton form={form}>{t('shell.save')}</SubmitButton>
        </DeskForm>
      </Disclosure>
    </Panel>
  );
}

function NewOption() {
  const t = useTranslate();
  const { attribute } = useLoaderData<typeof loader>();
  const form = useDeskForm(optionForm);
  const isColour = attribute.options.some(({ swatch }) => swatch !== null);
  return (
    <Panel>
      <Disclosure summary={t('attributes.newOption')}>
        <DeskForm form={form} className="grid max-w-3xl gap-4 pt-4">
          <p className="text-sm text-text-muted">{t('attributes.namesHint')}</p>
          <NameFields form={form} label="attributes.name" />
          {isColour && <TextField {...form.field('swatch')} />}
          <SubmitButton form={form}>{t('attributes.addOption')}</SubmitButton>
        </DeskForm>
      </Disclosure>
    </Panel>
  );
}

function Options() {
  const t = useTranslate();
  const may = useMay();
  const submit = useSubmit();
  const { number } = useFormats();
  const { attribute } = useLoaderData<typeof loader>();
  const { options } = attribute;
  const isMovable = may('moveOption');
  const rowOf = useRowDrag(isMovable, (from, place) =>
    submit({ wish: `move ${place} ${options[from]?.id}` }, { method: 'post', preventScrollReset: true }),
  );
  return (
    <Panel title={t('attributes.optionsOf', { count: number(options.length) })} isFlush>
      {isMovable && options.length > 1 && (
        <p className="px-4 py-2 text-sm text-text-muted">{t('attributes.orderHint')}</p>
      )}
      <Form method="post" preventScrollReset>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col" className="amount">
                {t('categories.number')}
              </th>
              <th scope="col">{t('attributes.name')}</th>
              <th scope="col" className="amount">
                {t('attributes.usedBy')}
              </th>
              {isMovable && <MoveHead />}
            </tr>
          </thead>
          <tbody>
            {options.map((option, index) => (
              <tr key={option.id} {...rowOf(index)}>
                <td className="amount w-0">{number(index + 1)}</td>
                <td className="min-w-44">
                  <span className="flex items-center gap-2">
                    <OptionMark swatch={option.swatch ?? null} />
                    <Link
                      href={`/attributes/${attribute.id}/options/${option.id}`}
                      className="text-link-style"
                      draggable={false}
                    >
                      {option.label}
                    </Link>
                    <span className="text-xs text-text-muted">{option.code}</span>
                  </span>
                </td>
                <td className="amount">{number(option.products)}</td>
                {isMovable && (
                  <MoveCell
                    id={String(option.id)}
                    name={option.label}
                    place={index + 1}
                    last={options.length}
                    removal={t('attributes.remove', { name: option.label })}
                  />
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Form>
    </Panel>
  );
}
