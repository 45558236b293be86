import { allMarkets } from '@bowline/markets';
import { Notice, TextAreaField, TextField } from '@bowline/ui/components';
import { type FormEvent, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useFetcher,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf, receive } from '../../forms/form-actions.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { KeepSearchRuleMutation, SearchRuleQuery } from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { type Preview, previewOf } from './preview.ts';
import { ruleForm, ruleOf, valuesOf } from './rule-form.ts';

const idOf = (param: string | undefined) => (/^\d{1,9}$/.test(param ?? '') ? Number(param) : null);
const empty = { query: '', pinned: [], hidden: [], boosted: [], startsOn: null, endsOn: null };

async function ruleAt(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { client, url } = deskOf(args);
  const id = idOf(args.params.id);
  const found = id === null ? null : (await client.ask(SearchRuleQuery, { id })).searchRule;
  if (id !== null && !found) throw data('not-found', { status: 404 });
  const wished = found?.locale ?? url.searchParams.get('locale');
  const market = allMarkets.find(({ name }) => name === wished) ?? allMarkets[0];
  if (!market) throw data('not-found', { status: 404 });
  return { id, locale: market.name, shop: market.friendlyName, rule: found ?? empty };
}

export async function loader(args: LoaderFunctionArgs) {
  const { id, locale, shop, rule } = await ruleAt(args);
  const values = valuesOf(rule);
  const preview = id === null ? null : await previewOf(deskOf(args), ruleOf(locale, values));
  return { id, locale, shop, values, preview };
}

export async function action(args: ActionFunctionArgs) {
  const { id, locale } = await ruleAt(args);
  const { values, problems, refuse } = receive(ruleForm, await formDataOf(args.request));
  if (problems.length > 0) return refuse({ problems });
  const outcome = await deskOf(args).client.change(KeepSearchRuleMutation, {
    id,
    rule: ruleOf(locale, values),
  });
  if (outcome.ok) throw redirect(`/search/rules/${outcome.data.keepSearchRule}?saved`, 303);
  return refuse({ refused: outcome });
}

/** How long somebody types before the preview follows. */
const typingMs = 250;

export default function SearchRule() {
  const t = useTranslate();
  const may = useMay();
  const [search] = useSearchParams();
  const { id, locale, shop, values, preview } = useLoaderData<typeof loader>();
  const form = useDeskForm(ruleForm, { initial: values });
  const live = useFetcher<{ preview: Preview | null }>();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(typing.current);
    typing.current = setTimeout(
      () =>
        void live.submit(new FormData(currentTarget), {
          method: 'post',
          action: `/search/rules/preview?locale=${locale}`,
        }),
      typingMs,
    );
  };
  return (
    <>
      <PageHeader title={id === null ? t('search.addRule') : `${values.query} · ${shop}`} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-4">
          {search.has('saved') && <Notice tone="success">{t('search.ruleSaved')}</Notice>}
          <Panel>
            <DeskForm form={form} className="grid gap-4" onChange={follow}>
              <TextField {...form.field('query')} />
              <TextAreaField {...form.field('pinned')} />
              <TextAreaField {...form.field('hidden')} />
              <TextAreaField {...form.field('boosted')} />
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField {...form.field('startsOn')} />
                <TextField {...form.field('endsOn')} />
              </div>
              {may('keepSearchRule') && <SubmitButton form={form}>{t('shell.save')}</SubmitButton>}
            </DeskForm>
          </Panel>
        </div>
        <Beside preview={live.data ? live.data.preview : preview} />
      </div>
    </>
  );
}

/** Today's order, and that with the rule. */
function Beside({ preview }: { readonly preview: Preview | null }) {
  const t = useTranslate();
  if (!preview) {
    return (
      <Panel title={t('search.preview')}>
        <p className="text-sm text-text-muted">{t('search.noPreview')}</p>
      </Panel>
    );
  }
  const before = new Map(preview.without.map(({ sku }, index) => [sku, index]));
  return (
    <Panel title={t('search.preview')}>
      <div aria-live="polite" className="grid gap-4 text-sm sm:grid-cols-2">
        <section>
          <h3 className="mb-2 font-semibold">{t('search.without')}</h3>
          <Hits hits={preview.without} marks={() => null} />
        </section>
        <section>
          <h3 className="mb-2 font-semibold">{t('search.withRule')}</h3>
          <Hits
            hits={preview.with}
            marks={(sku, index) => {
              const former = before.get(sku);
              if (former === undefined) return '+';
              return former > index ? '↑' : null;
            }}
          />
        </section>
      </div>
    </Panel>
  );
}

interface HitsProps {
  readonly hits: Preview['with'];
  /** What became of it, for who sees. */
  marks(sku: string, index: number): string | null;
}

function Hits({ hits, marks }: HitsProps) {
  const t = useTranslate();
  if (hits.length === 0) return <p className="text-text-muted">{t('search.nothingFound')}</p>;
  return (
    <ol className="grid list-decimal gap-1 ps-6">
      {hits.map(({ sku, name }, index) => (
        <li key={sku}>
          {name} <span className="text-text-muted">{sku}</span>{' '}
          <span aria-hidden="true" className="font-semibold text-primary">
            {marks(sku, index)}
          </span>
        </li>
      ))}
    </ol>
  );
}
