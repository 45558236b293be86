import type { Article } from '../../../writing/article.ts';

export const contactDe: Article = {
  title: 'Kontakt',
  intro:
    'Schreiben Sie, rufen Sie an oder schicken Sie ein Foto des Knotens, an dem Sie gerade verzweifeln. Wer Ihnen antwortet, arbeitet neben den Rollen und knüpft selbst.',
  metaDescription:
    'Kontakt zu {brand} per E-Mail, Messenger, WhatsApp, Telefon oder Formular. Mit Öffnungszeiten, schnellen Antworten und Tipps für Ihre Anfrage.',
  blocks: [
    { insert: 'contactChannels' },
    { insert: 'openingHours' },
    'Wir sind an niederländischen Arbeitstagen für Sie da. Nachrichten, die abends oder am Wochenende eintreffen, lesen wir am nächsten Arbeitstag als Erstes.',
    { heading: 'Vielleicht brauchen Sie gar nicht zu warten' },
    {
      list: [
        'Wo ist mein Paket? Der Link zur Sendungsverfolgung steht in der Versandmail und bei der Bestellung in Ihrem Konto.',
        'Was kostet die Lieferung? Das zeigen die [Versandkosten](page:shippingRates).',
        'Etwas geht zurück? So funktionieren [Rücksendungen](page:returns).',
        'Welche Schnur wofür? Das meiste steht in den [häufigen Fragen](faq:) und im [Blog](blog:).',
        'Sie bestellen für ein Geschäft oder einen Verein? Sehen Sie beim [Großhandel](page:wholesale) nach.',
      ],
    },
    { heading: 'Was uns hilft, Ihnen zu helfen' },
    {
      list: [
        'Zu einer Bestellung: die Bestellnummer, und ein Foto, wenn etwas nicht stimmt.',
        'Zu einer Farbe: die Artikelnummer und das Licht, in dem Sie sie gesehen haben. Bildschirme sind sich nicht einig; ein Muster schafft Klarheit.',
        'Zur Festigkeit: was an der Schnur hängen wird, wie es sich bewegt und ob jemand zu Schaden kommen könnte. Zum Klettern oder Heben von Personen empfehlen wir nur, was laut Beschreibung dafür bestimmt ist.',
      ],
    },
    { heading: 'Nachricht senden' },
    { insert: 'contactForm' },
    'Was Sie schreiben, verwenden wir nur für die Antwort; wie lange wir es aufbewahren, steht unter [Datenschutz und Cookies](page:privacy). Sie möchten die Schnur lieber in die Hand nehmen? [Vereinbaren Sie einen Termin im Showroom](page:showroom).',
  ],
};
