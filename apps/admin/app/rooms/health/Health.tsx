import { Badge, ButtonLink } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { HealthQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { health } = await deskOf(args).client.ask(HealthQuery, {});
  return { facts: health.filter((fact) => fact !== null) };
}

const groups = ['process', 'disk', 'pages', 'database', 'connections', 'jobs', 'letters'] as const;

type Fact = ReturnType<typeof useLoaderData<typeof loader>>['facts'][number];

export default function Health() {
  const t = useTranslate();
  const { facts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('health.title')}
        actions={
          <ButtonLink href="/health" size="sm">
            {t('health.again')}
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        {groups.map((group) => {
          const own = facts.filter(({ name }) => name.startsWith(`${group}.`));
          return (
            own.length > 0 && (
              <Panel key={group} title={t(`health.groups.${group}`)} isFlush>
                <table className="desk-table">
                  <tbody>
                    {own.map((fact) => (
                      <FactRow key={fact.name} fact={fact} />
                    ))}
                  </tbody>
                </table>
              </Panel>
            )
          );
        })}
      </div>
    </>
  );
}

function FactRow({ fact }: { readonly fact: Fact }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { number, bytes, duration } = useFormats();
  const [group = '', name = ''] = fact.name.split(/\.(.*)/);
  const value = Number(fact.value);
  const shown = {
    count: () => number(value),
    bytes: () => bytes(value),
    seconds: () => duration(value),
    milliseconds: () => `${number(value)} ms`,
    text: () => fact.value,
  }[fact.unit];
  return (
    <tr>
      <th scope="row">{wordsOf(`health.facts.${group}`, name)}</th>
      <td className="amount">
        {fact.isBad && <Badge tone="error">{t('health.bad')}</Badge>} {shown?.() ?? fact.value}
      </td>
    </tr>
  );
}
