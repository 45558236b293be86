import { Button } from '@bowline/ui/components';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { isSure, type Told, tellFirst } from '../../forms/consequence.ts';
import { formDataOf, settle, unknownForm } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { Sure } from '../../forms/Sure.tsx';
import {
  CloseDayMutation,
  ClosedDayPreviewQuery,
  type ClosedDayPreviewQueryResult,
  HoursOfShopQuery,
  OpenDayMutation,
  SetOpeningHoursMutation,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { History, historyOf } from '../../parts/History.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { RulePages } from './RulePages.tsx';
import { hoursOf, readSpans, showSpans } from './read-spans.ts';

const path = '/rules/hours';
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export async function loader(args: LoaderFunctionArgs) {
  const desk = deskOf(args);
  const [{ closedDays, openingHours }, ofHours, ofDays] = await Promise.all([
    desk.client.ask(HoursOfShopQuery, {}),
    historyOf(desk, 'opening hours'),
    historyOf(desk, 'closed days'),
  ]);
  const spans = openingHours.filter((span) => span !== null);
  return {
    closedDays: closedDays.filter((day) => day !== null),
    places: [...Map.groupBy(spans, ({ place }) => place)].map(([place, own]) => ({ place, spans: own })),
    history: [...ofHours, ...ofDays].toSorted((one, other) => other.id - one.id),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  const text = (name: string) => String(sent.get(name) ?? '').trim();
  const intent = text('intent');
  if (intent === 'open') return settle(await client.change(OpenDayMutation, { day: text('day') }), path);
  if (intent === 'close') {
    const looked = isSure(sent) ? null : await client.change(ClosedDayPreviewQuery, { day: text('day') });
    if (looked?.ok) return tellFirst(sent, closing(looked.data.closedDayPreview));
    return settle(
      looked ?? (await client.change(CloseDayMutation, { day: text('day'), reason: text('reason') })),
      path,
    );
  }
  if (intent !== 'hours') throw unknownForm();
  const days = weekdays.map((weekday) => readSpans(weekday, text(`day-${weekday}`).slice(0, 100)));
  if (days.some((spans) => spans === null)) return settle({ code: 'hours-not-valid', details: {} }, path);
  const spans = days.flatMap((own) => own ?? []);
  if (!isSure(sent)) {
    const { openingHours } = await client.ask(HoursOfShopQuery, {});
    const before = openingHours
      .filter((span) => span?.place === text('place'))
      .filter((span) => span !== null);
    const values = { before: hoursOf(before), after: hoursOf(spans) };
    return tellFirst(sent, [{ key: 'rules.hours.weekly', values }]);
  }
  return settle(await client.change(SetOpeningHoursMutation, { place: text('place'), spans }), path);
}

/** What closing a day comes to (shop rules, rule 6). */
function closing(preview: ClosedDayPreviewQueryResult['closedDayPreview']): readonly Told[] {
  if (preview.isClosedAnyway) return [{ key: 'rules.hours.closedAnyway' }];
  const { carts, orders } = preview;
  return [
    { key: 'rules.hours.cartsShift', values: { carts }, count: carts },
    { key: 'rules.hours.ordersPromised', values: { orders }, count: orders },
  ];
}

export default function Hours() {
  const t = useTranslate();
  const { places, history } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('rules.hours.title')} />
      <RulePages />
      <div className="grid gap-5">
        <RefusalNotice />
        <Sure label="shell.sure" />
        <ClosedDays />
        <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
          {places.map((place) => (
            <Place key={place.place} {...place} />
          ))}
        </div>
        <History entries={history} />
      </div>
    </>
  );
}

type OwnPlace = ReturnType<typeof useLoaderData<typeof loader>>['places'][number];

function Place({ place, spans }: OwnPlace) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { weekday: dayName } = useFormats();
  return (
    <Panel title={wordsOf('rules.hours.places', place)}>
      <Form method="post" className="grid gap-2 text-sm">
        <input type="hidden" name="intent" value="hours" />
        <input type="hidden" name="place" value={place} />
        {weekdays.map((weekday) => {
          const shown = showSpans(spans.filter((span) => span.weekday === weekday));
          return (
            <label key={`${weekday} ${shown}`} className="grid grid-cols-[7rem_1fr] items-center gap-2">
              {dayName(weekday)}
              <input
                name={`day-${weekday}`}
                defaultValue={shown}
                maxLength={100}
                placeholder={t('rules.hours.nobody')}
                className="control h-9"
              />
            </label>
          );
        })}
        <div>
          <Button type="submit" size="sm">
            {t('shell.save')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function ClosedDays() {
  const t = useTranslate();
  const { date } = useFormats();
  const { closedDays } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('rules.hours.closed')}>
      <div className="grid gap-3 text-sm">
        <p className="text-text-muted">{t('rules.hours.closedText')}</p>
        <ul className="grid gap-1">
          {closedDays.map((closed) => (
            <li key={closed.day} className="flex items-center gap-3">
              <span className="w-40">{date(closed.day)}</span>
              <span className="flex-1">{closed.reason}</span>
              <Form method="post">
                <input type="hidden" name="day" value={closed.day} />
                <Button type="submit" name="intent" value="open" size="sm" variant="quiet">
                  {t('shell.remove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        <Form method="post" className="flex flex-wrap items-end gap-2" key={closedDays.length}>
          <label className="grid gap-1">
            {t('rules.hours.day')}
            <input name="day" type="date" required className="control h-9" />
          </label>
          <label className="grid flex-1 gap-1">
            {t('rules.hours.reason')}
            <input name="reason" required maxLength={200} className="control h-9" />
          </label>
          <Button type="submit" name="intent" value="close" size="sm">
            {t('shell.add')}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
