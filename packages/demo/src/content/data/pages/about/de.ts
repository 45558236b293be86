import type { Article } from '../../../writing/article.ts';

export const aboutDe: Article = {
  title: 'Über {brand}',
  intro:
    'Bowline heißt auf Deutsch Palstek: eine Schlinge, die jede Last hält und sich mit dem Daumen wieder aufschieben lässt. Das gefiel uns so gut, dass wir einen Seilladen danach benannt haben.',
  metaDescription:
    'Wer hinter {brand} steckt: ein Lager in den Niederlanden mit einer Wand voller Rollen, Schnüre auf deine Länge geschnitten und Leute, die selbst knüpfen.',
  blocks: [
    { heading: 'Was wir tun' },
    'Wir kaufen Schnur auf Rollen und Seil auf Trommeln und verkaufen beides nach Metern. An der Wand unseres Lagers in den Niederlanden hat alles seinen Haken: {productWord} in mehr Farben, als irgendwer von uns auswendig aufzählen könnte, Seile für Leinen und Boote, Baumwolle und Jute zum Knüpfen, [BioThane](category:biothane), [Leder](category:leather) und all die Schnallen, Ringe und Karabiner, die aus einem Stück Schnur ein Ding machen.',
    { insert: 'catalogueClaims' },
    { heading: 'Was mit deiner Bestellung geschieht' },
    'Fertig abgepackt liegt hier nichts. Kommt deine Bestellung an, nimmt jemand die Rolle von der Wand, misst deine Länge ohne Zug ab, schneidet sie mit heißer Klinge, damit die Enden nicht ausfransen, und wickelt sie von Hand auf. Das dauert etwas länger als ein Griff ins Regal. Dafür bezahlst du nie fünf Meter zu viel.',
    { heading: 'Wofür wir einstehen' },
    {
      list: [
        '**Echte Farben.** Jedes Bild ist nach den Eigenschaften genau dieser Schnur gezeichnet, und von jeder Farbe kannst du vorab ein Muster bestellen.',
        '**Nachprüfbare Zahlen.** Stärke, Material und Bruchlast stehen bei jeder Schnur, der Meterpreis neben jedem Preis.',
        '**Am Stück.** Deine Meter kommen in einer Länge. Reicht die Rolle nicht mehr, steht das auf der Produktseite, bevor du bestellst.',
        '**Wenig Abfall.** Aus Abschnitten werden Muster, und ausgedientes Seil [kommt zu uns zurück](page:recycling).',
      ],
    },
    { heading: 'Mit wem du es zu tun hast' },
    'Mit einem kleinen Team, das dort arbeitet, wo die Schnur hängt: Wer vormittags deine Frage beantwortet, schneidet nachmittags vielleicht deine Bestellung. Auf dem Tisch liegt immer irgendjemandes halb fertige Leine. Du kannst [schreiben oder anrufen](page:contact) oder dir die Wand [nach Vereinbarung](page:showroom) selbst ansehen.',
    {
      note: '{brand} ist ein Demonstrationsshop. Die Waren sind beschrieben wie in einem echten, die {legalName} aber ist erfunden; mehr dazu im [Impressum](page:imprint).',
    },
    { heading: 'Die Familie' },
    'Drei weitere Läden tun für ihr Material, was wir für Seile tun.',
    { insert: 'sisterShops' },
  ],
};
