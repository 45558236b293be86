import { allMarkets } from '@bowline/markets';
import { Notice, TextAreaField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, receive } from '../../forms/form-actions.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { ReplaceSynonymsMutation, SynonymsQuery } from '../../generated/operations.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { ChoiceLinks } from '../../parts/ChoiceLinks.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { readSynonyms, showSynonyms } from './synonym-lines.ts';

const languages = [...new Set(allMarkets.map(({ language }) => language))];
const languageIn = ({ searchParams }: URL) =>
  languages.find((language) => language === searchParams.get('language')) ?? 'en';

const synonymsForm = describeForm('synonyms', {
  words: fields.lines({
    label: 'search.words',
    hint: 'search.wordsHint',
    most: 100_000,
    rows: 20,
    isOptional: true,
  }),
});

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const language = languageIn(url);
  const { synonyms } = await client.ask(SynonymsQuery, { language });
  return {
    language,
    words: showSynonyms(
      synonyms.flatMap((entry) =>
        entry ? [{ input: entry.input, words: entry.words.filter((word) => word !== null) }] : [],
      ),
    ),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { client, url } = deskOf(args);
  const language = languageIn(url);
  const { values, problems, refuse } = receive(synonymsForm, await formDataOf(args.request));
  if (problems.length > 0) return refuse({ problems });
  const outcome = await client.change(ReplaceSynonymsMutation, {
    language,
    synonyms: readSynonyms(values.words),
  });
  if (outcome.ok) throw redirect(`/search/synonyms?language=${language}&saved`, 303);
  return refuse({ refused: outcome });
}

export default function Synonyms() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { language } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('search.synonyms')} />
      <div className="grid max-w-3xl gap-4">
        <ChoiceLinks
          label={t('search.language')}
          choices={languages.map((each) => ({
            href: `/search/synonyms?language=${each}`,
            text: each.toUpperCase(),
            isChosen: each === language,
          }))}
        />
        {search.has('saved') && <Notice tone="success">{t('search.saved')}</Notice>}
        <Words key={language} />
      </div>
    </>
  );
}

function Words() {
  const t = useTranslate();
  const may = useMay();
  const { words } = useLoaderData<typeof loader>();
  const form = useDeskForm(synonymsForm, { initial: { words } });
  return (
    <Panel>
      <DeskForm form={form} className="grid gap-4">
        <TextAreaField {...form.field('words')} />
        {may('replaceSynonyms') && <SubmitButton form={form}>{t('shell.save')}</SubmitButton>}
      </DeskForm>
    </Panel>
  );
}
