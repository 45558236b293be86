import { Badge, Link } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { AttributesQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { attributes } = await deskOf(args).client.ask(AttributesQuery, {});
  return { attributes: attributes.filter((attribute) => attribute !== null) };
}

export default function Attributes() {
  const t = useTranslate();
  const { number } = useFormats();
  const { attributes } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('attributes.title')} />
      <Panel isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('attributes.name')}</th>
              <th scope="col">{t('attributes.kind')}</th>
              <th scope="col">{t('attributes.use')}</th>
              <th scope="col" className="amount">
                {t('attributes.options')}
              </th>
            </tr>
          </thead>
          <tbody>
            {attributes.map((attribute) => (
              <tr key={attribute.id}>
                <td>
                  <Link href={`/attributes/${attribute.id}`} className="text-link-style">
                    {attribute.label}
                  </Link>
                  <span className="block text-xs text-text-muted">{attribute.code}</span>
                </td>
                <td>{t(`attributes.kinds.${attribute.inputType as 'text'}`)}</td>
                <td>
                  <span className="flex flex-wrap gap-1">
                    {attribute.isFilterable && <Badge>{t('attributes.filter')}</Badge>}
                    {attribute.isConfigurable && <Badge>{t('attributes.choice')}</Badge>}
                  </span>
                </td>
                <td className="amount">{attribute.options > 0 && number(attribute.options)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}
