import { defaultLocale } from '@bowline/markets';
import type { Finding } from './finding.ts';
import { checkCommerceUsage, keyUsageOf } from './messages/key-usage.ts';
import { type FlatMessages, readMessages } from './messages/message-files.ts';
import { needsNumber, uncountedKeys } from './messages/plural-usage.ts';
import { checkTextSets } from './messages/text-sets.ts';
import { isScript, isTestCode, listFiles, read } from './source-files.ts';

/** Starts of keys that code puts together; every message below them counts as used. */
const computedPrefixes: readonly string[] = [
  'account.news.',
  'cart.news.',
  'cart.problems.',
  'cart.giftCard.',
  'checkout.account.',
  'checkout.weekdays.',
  'compare.news.',
  'contact.partsOfDay.',
  'contact.sent.',
  'contact.submit.',
  'form.problems.',
  'orders.outcomes.',
  'orders.withdrawal.states.',
  'pages.',
  'reminder.problems.',
  'reviews.news.',
  'reviews.orders.',
  'reviews.own.status.',
  'reviews.report.reasons.',
  'wishlists.delete.',
  'wishlists.news.',
  'wishlists.problems.',
  'wishlists.sort.',
  'wishlists.toCart.',
];

/** The same for the merchant's desk, whose codes come from the server. */
const computedAtDesk: readonly string[] = [
  'errors.',
  'attributes.kinds.',
  'categories.steps.',
  'content.choices.',
  'content.done.',
  'content.fields.',
  'content.history.kinds.',
  'content.marks.',
  'content.parts.',
  'content.plan.',
  'content.problems.',
  'content.states.',
  'content.types.',
  'coupons.kinds.',
  'form.problems.',
  'gift-cards.kinds.',
  'health.facts.',
  'health.groups.',
  'jobs.states.',
  'messages.states.',
  'magento-import.failures.',
  'magento-import.groups.',
  'magento-import.groupHints.',
  'magento-import.kinds.',
  'magento-import.misfits.',
  'magento-import.states.',
  'orders.by.',
  'orders.events.',
  'orders.moves.',
  'orders.payments.',
  'orders.refund.ways.',
  'orders.states.',
  'orders.troubles.',
  'products.filters.',
  'products.kinds.',
  'products.tax.classes.',
  'products.prices.states.',
  'products.relations.',
  'refusals.',
  'returns.states.',
  'returns.wishes.',
  'roles.',
  'reports.columns.',
  'reports.goods.',
  'reports.names.',
  'reports.treatments.',
  'reviews.kinds.',
  'rules.hours.places.',
  'rules.settings.musts.',
  'rules.settings.names.',
  'rules.shipping.kinds.',
  'rules.shipping.zones.',
  'rules.vat.classes.',
  'sheets.kinds.',
  'sheets.states.',
  'staff.log.outcomes.',
  'stock.filters.',
  'shell.moves.',
  'stock.kinds.',
  'today.kinds.',
  'today.waiting.',
  'words.states.',
];

const englishFile = `apps/storefront/app/i18n/messages/${defaultLocale}.json`;

export function check(root: string, prefixes: readonly string[] = computedPrefixes): Finding[] {
  const english = readMessages(root, englishFile);
  if (!english) return [{ file: englishFile, message: 'is missing' }];
  const ofDesk = readDeskMessages(root);
  return [
    ...checkTextSets(root),
    ...checkCommerceUsage(root),
    ...checkUsage(root, { app: 'apps/storefront', file: englishFile, english, prefixes }),
    ...(ofDesk.size > 0
      ? checkUsage(root, {
          app: 'apps/admin',
          file: 'apps/admin/app/texts/en.json',
          english: ofDesk,
          prefixes: computedAtDesk,
        })
      : []),
  ];
}

/** Of the desk as a whole and of its rooms, those of a room below its name. */
function readDeskMessages(root: string): FlatMessages {
  const files = listFiles(root).flatMap((file) => {
    const found = /^apps\/admin\/app\/(?:rooms\/([a-z-]+)\/)?texts\/en\.json$/.exec(file);
    return found ? [{ file, room: found[1] }] : [];
  });
  return new Map(
    files.flatMap(({ file, room }) =>
      [...(readMessages(root, file) ?? [])].map(
        ([key, text]) => [room === undefined ? key : `${room}.${key}`, text] as const,
      ),
    ),
  );
}

interface AppMessages {
  readonly app: string;
  /** Where a message that nobody uses is told of. */
  readonly file: string;
  readonly english: FlatMessages;
  readonly prefixes: readonly string[];
}

function checkUsage(root: string, { app, file: ownFile, english, prefixes }: AppMessages): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  const sources = listFiles(root).filter(
    (file) => file.startsWith(`${app}/`) && isScript(file) && !isTestCode(file),
  );
  for (const file of sources) {
    const { strings, translated, computed } = keyUsageOf(file, read(root, file));
    for (const text of strings) used.add(text);
    for (const { key, line, isCounted } of translated) {
      if (!english.has(key)) findings.push({ file, line, message: `there is no message "${key}"` });
      if (!isCounted && needsNumber(english, key))
        findings.push({ file, line, message: `"${key}" has plural forms and is given no number` });
    }
    for (const { prefix, line } of computed) {
      if (prefixes.some((declared) => prefix.startsWith(declared))) continue;
      findings.push({
        file,
        line,
        message: `"${prefix}…" is not among the computed keys of scripts/checks/messages.ts`,
      });
    }
  }
  const unused = [...english.keys()].filter(
    (key) => !used.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  return [
    ...findings,
    ...unused.map((key) => ({ file: ownFile, message: `"${key}" is used nowhere` })),
    ...uncountedKeys(english).map((key) => ({
      file: ownFile,
      message: `"${key}" counts things and has one form for all numbers`,
    })),
  ];
}
