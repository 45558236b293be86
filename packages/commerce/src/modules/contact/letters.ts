import { fill } from '@bowline/kit';
import type { LetterBlock, Posting } from '@bowline/mail';
import { absoluteUrl, countryName, formatDate, type LocaleName, markets, shop } from '@bowline/markets';
import { type TextsOf, textsOf } from '#texts';
import type { Correspondence, Writer } from './model.ts';

type LetterTexts = TextsOf<'contact'>['letters'];
type Label = keyof LetterTexts['labels'];
type Fact = readonly [label: Label, value: string];

/** Rules 2 and 3: the letter to the shop, then the confirmation to whoever wrote. */
export function contactLetters(
  correspondence: Correspondence,
  locale: LocaleName,
  shopEmail: string,
): readonly [toShop: Posting, toVisitor: Posting] {
  const text = textsOf('contact', locale).letters;
  const { kind } = correspondence;
  const writer = writerOf(correspondence);
  const subject = fill(text.subjects[kind], subjectWords(correspondence, locale));
  const facts: readonly Fact[] = [
    ...ownFacts(correspondence, locale),
    ['name', writer.name],
    ['email', writer.email],
    ['telephone', writer.telephone],
    ['shop', absoluteUrl(markets[locale], '/')],
  ];
  const confirmation = text.confirmations[kind];
  const confirmed = confirmedFacts(correspondence, locale);
  return [
    {
      kind: `contact-${kind}`,
      locale,
      to: { address: shopEmail },
      replyTo: writer.email,
      subject,
      letter: {
        preview: firstLine(writer.message) || subject,
        blocks: [{ heading: subject }, factsBlock(facts, text), ...messageBlocks(writer.message)],
      },
    },
    {
      kind: `contact-${kind}-confirmation`,
      locale,
      to: { address: writer.email },
      replyTo: shopEmail,
      subject: confirmation.subject,
      letter: {
        preview: confirmation.text,
        blocks: [
          { heading: confirmation.heading },
          { text: confirmation.text },
          ...(confirmed.length > 0 ? [factsBlock(confirmed, text)] : []),
        ],
        footer: [shop.legalName, text.whyYou],
      },
    },
  ];
}

function writerOf(correspondence: Correspondence): Writer {
  switch (correspondence.kind) {
    case 'message':
      return correspondence.message;
    case 'appointment':
      return correspondence.appointment;
    case 'wholesale':
      return correspondence.inquiry;
  }
}

function subjectWords(correspondence: Correspondence, locale: LocaleName) {
  return {
    name: writerOf(correspondence).name,
    day:
      correspondence.kind === 'appointment'
        ? formatDate(correspondence.appointment.day, markets[locale])
        : '',
    company: correspondence.kind === 'wholesale' ? correspondence.inquiry.company : '',
  };
}

/** What only this kind of letter tells, beside who wrote it. */
function ownFacts(correspondence: Correspondence, locale: LocaleName): readonly Fact[] {
  if (correspondence.kind !== 'wholesale') return confirmedFacts(correspondence, locale);
  const { company, country, vatNumber, website } = correspondence.inquiry;
  return [
    ['company', company],
    ['country', countryName(country, locale)],
    ['vatNumber', vatNumber],
    ['website', website],
  ];
}

/** Chosen rather than typed, so they may be repeated to whoever owns the address. */
function confirmedFacts(correspondence: Correspondence, locale: LocaleName): readonly Fact[] {
  if (correspondence.kind !== 'appointment') return [];
  const { day, partOfDay, persons } = correspondence.appointment;
  return [
    ['day', formatDate(day, markets[locale])],
    ['partOfDay', textsOf('contact', locale).letters.partsOfDay[partOfDay]],
    ['persons', String(persons)],
  ];
}

function factsBlock(facts: readonly Fact[], { labels }: LetterTexts): LetterBlock {
  return {
    facts: facts.filter(([, value]) => value !== '').map(([label, value]) => [labels[label], value] as const),
  };
}

function messageBlocks(message: string): readonly LetterBlock[] {
  return message === '' ? [] : [{ quote: message }];
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? '';
}
