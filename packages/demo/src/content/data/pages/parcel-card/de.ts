import type { Article } from '../../../writing/article.ts';

export const parcelCardDe: Article = {
  title: 'Deine Schnur ist da',
  intro:
    'Du hast die Karte aus deinem Paket gescannt. Hier steht, was du zuerst tust und an wen du dich wendest, wenn etwas nicht stimmt.',
  metaDescription:
    'Die Karte aus deinem Paket von {brand}: Länge prüfen, Schnur aushängen lassen, Enden verschmelzen, und was du tust, wenn etwas nicht stimmt.',
  blocks: [
    { heading: 'Das Wichtigste zuerst' },
    {
      steps: [
        'Prüf die Länge, bevor du etwas abschneidest: Leg die Schnur ohne Zug aus.',
        'Lass sie eine Stunde locker hängen, dann vergisst sie die Form der Rolle.',
        'Verschmelz jedes neue Ende mit Flamme oder heißer Klinge, bevor du zu knüpfen beginnst.',
      ],
    },
    { heading: 'Stimmt etwas nicht?' },
    'Zu kurz, falsche Farbe, ein Fehler im Geflecht: [Schick uns ein Foto](page:contact). Was dir nicht gefällt, darf ungekürzt innerhalb von {returnDays} Tagen [zurück](page:returns).',
    { heading: 'Und jetzt?' },
    'Anleitungen findest du im [Blog](blog:), Antworten bei den [häufigen Fragen](faq:). Und wenn das Seil eines Tages ausgedient hat, [nehmen wir es zurück](page:recycling).',
  ],
};
