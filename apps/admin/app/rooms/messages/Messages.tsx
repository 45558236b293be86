import { localeNames } from '@bowline/markets';
import { Badge, EmptyState, Link } from '@bowline/ui/components';
import { Fragment } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { ShopMessagesQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { FilterSelect } from '../../parts/FilterSelect.tsx';
import { textIn } from '../../parts/id-in-address.ts';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { PageLinks, pageIn } from '../../parts/PageLinks.tsx';
import { Panel } from '../../parts/Panel.tsx';

const states = ['own', 'misfit'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { searchParams } = url;
  const asked = {
    text: textIn(url),
    locale: localeNames.find((name) => name === searchParams.get('locale')) ?? '',
    state: states.find((name) => name === searchParams.get('state')) ?? '',
    page: pageIn(url),
  };
  const { shopMessages: list } = await client.ask(ShopMessagesQuery, asked);
  return {
    ...asked,
    list: list && {
      ...list,
      messages: list.messages.filter((message) => message !== null),
      locales: list.locales.filter((locale) => locale !== null),
    },
  };
}

export default function Messages() {
  const t = useTranslate();
  const { number } = useFormats();
  const { text, locale, state, page, list } = useLoaderData<typeof loader>();
  if (!list) {
    return (
      <>
        <PageHeader title={t('messages.title')} />
        <EmptyState title={t('messages.unknown')}>{t('messages.unknownText')}</EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('messages.title')}
        beside={<span className="text-sm text-text-muted">{number(list.total)}</span>}
      />
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-text-muted">{t('messages.intro')}</p>
        <ListSearch label={t('messages.search')} text={text}>
          <FilterSelect
            name="locale"
            label={t('messages.locale')}
            value={locale}
            all={t('messages.everyLocale')}
            values={localeNames}
            wordsFor={(name) => name}
          />
          <FilterSelect
            name="state"
            label={t('messages.state')}
            value={state}
            all={t('messages.everyState')}
            values={states}
            wordsFor={(name) => t(`messages.states.${name}`)}
          />
        </ListSearch>
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="grid gap-4">
            <Rows />
            <PageLinks page={page} hasMore={list.hasMore} />
          </div>
          <Completeness />
        </div>
      </div>
    </>
  );
}

function Rows() {
  const t = useTranslate();
  const { list, locale } = useLoaderData<typeof loader>();
  if (!list || list.messages.length === 0) return <EmptyState title={t('messages.none')} />;
  return (
    <Panel isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('messages.key')}</th>
            <th scope="col">{locale || 'en'}</th>
            <th scope="col">{t('messages.own')}</th>
          </tr>
        </thead>
        <tbody>
          {list.messages.map(({ key, text, ownLocales, misfits }) => (
            <tr key={key}>
              <td className="min-w-64 text-sm wrap-anywhere">
                <Link href={`/messages/${key}`} className="text-link-style">
                  {key.split('.').map((part, at) => (
                    // A long key breaks between its parts.
                    <Fragment key={part}>
                      {at > 0 && '.'}
                      {at > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
                </Link>
              </td>
              <td className="break-words">{text}</td>
              <td>
                <span className="flex flex-wrap gap-1">
                  {ownLocales.map((name) => (
                    <Badge key={name} tone={misfits.includes(name) ? 'warning' : 'success'}>
                      {name}
                    </Badge>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** How much of what the shop says each locale has, and how much of it is the merchant's. */
function Completeness() {
  const t = useTranslate();
  const { number, basisPoints } = useFormats();
  const { list } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('messages.completeness')} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('messages.locale')}</th>
            <th scope="col" className="text-end">
              {t('messages.translated')}
            </th>
            <th scope="col" className="text-end whitespace-normal">
              {t('messages.own')}
            </th>
            <th scope="col" className="text-end whitespace-normal">
              {t('messages.misfits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {list?.locales.map(({ locale, messages, translated, own, misfits }) => (
            <tr key={locale}>
              <td>{locale}</td>
              <td className="text-end">
                {basisPoints(messages === 0 ? 0 : (translated / messages) * 10_000)}
              </td>
              <td className="text-end">
                <Link href={`/messages?locale=${locale}&state=own`} className="text-link-style">
                  {number(own)}
                </Link>
              </td>
              <td className="text-end">
                <Link href={`/messages?locale=${locale}&state=misfit`} className="text-link-style">
                  {number(misfits)}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
