import type { Article } from '../../../writing/article.ts';

export const contactDe: Article = {
  title: 'Kontakt',
  intro:
    'Schreib uns, ruf an oder schick ein Foto des Knotens, an dem du gerade verzweifelst. Wer dir antwortet, arbeitet neben den Rollen und knüpft selbst.',
  metaDescription:
    'Kontakt zu {brand} per E-Mail, Messenger, WhatsApp, Telefon oder Formular. Mit Öffnungszeiten, schnellen Antworten und Tipps für deine Anfrage.',
  blocks: [
    { insert: 'contactChannels' },
    'Wir sind an niederländischen Arbeitstagen für dich da. Nachrichten, die abends oder am Wochenende eintreffen, lesen wir am nächsten Arbeitstag als Erstes.',
    { heading: 'Vielleicht brauchst du gar nicht zu warten' },
    {
      list: [
        'Wo ist mein Paket? Der Link zur Sendungsverfolgung steht in der Versandmail und bei der Bestellung in deinem Konto.',
        'Was kostet die Lieferung? Das zeigen die [Versandkosten](page:shippingRates).',
        'Etwas geht zurück? So funktionieren [Rücksendungen](page:returns).',
        'Welche Schnur wofür? Das meiste steht in den [häufigen Fragen](faq:) und im [Blog](blog:).',
        'Du bestellst für ein Geschäft oder einen Verein? Sieh beim [Großhandel](page:wholesale) nach.',
      ],
    },
    { heading: 'Was uns hilft, dir zu helfen' },
    {
      list: [
        'Zu einer Bestellung: die Bestellnummer, und ein Foto, wenn etwas nicht stimmt.',
        'Zu einer Farbe: die Artikelnummer und das Licht, in dem du sie gesehen hast. Bildschirme sind sich nicht einig; ein Muster schafft Klarheit.',
        'Zur Festigkeit: was an der Schnur hängen wird, wie es sich bewegt und ob jemand zu Schaden kommen könnte. Zum Klettern oder Heben von Personen empfehlen wir nur, was laut Beschreibung dafür bestimmt ist.',
      ],
    },
    { heading: 'Nachricht senden' },
    { insert: 'contactForm' },
    'Was du schreibst, verwenden wir nur für die Antwort; wie lange wir es aufbewahren, steht unter [Datenschutz und Cookies](page:privacy). Du möchtest die Schnur lieber in die Hand nehmen? [Vereinbare einen Termin im Showroom](page:showroom).',
  ],
};
