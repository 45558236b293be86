import type { Article } from '../../../writing/article.ts';

export const privacyDe: Article = {
  title: 'Datenschutz und Cookies',
  intro:
    'Um dir Seil zu schicken, brauchen wir einige Daten, darüber hinaus nur sehr wenige. Hier steht, was wir erheben, warum, wie lange, und wie du Nein sagst.',
  metaDescription:
    'Datenschutz bei {brand}: welche Daten wir wozu nutzen, Cookies nach Kategorien und nur mit Einwilligung, Empfänger, Speicherdauer und deine Rechte.',
  blocks: [
    {
      note: 'Demonstrationsdaten: Die {legalName} ist ein erfundenes Unternehmen. Bitte gib beim Ausprobieren keine echten persönlichen Daten ein.',
    },
    { heading: 'Wer verantwortlich ist' },
    'Verantwortliche ist die {legalName}, Niederlande; Anschrift und Registereintrag stehen im [Impressum](page:imprint). Fragen zu deinen Daten erreichen uns über die [Kontaktseite](page:contact). Einen Datenschutzbeauftragten haben wir nicht, da das Gesetz ihn für ein Unternehmen unserer Art nicht verlangt.',
    { heading: 'Was wir nutzen, wozu und auf welcher Grundlage' },
    {
      table: {
        head: ['Zweck', 'Daten', 'Rechtsgrundlage'],
        rows: [
          [
            'Bestellung, Lieferung und Rücksendung abwickeln',
            'Name, Adressen, E-Mail, Telefon, Bestellung, Zahlungsstand',
            'Vertragserfüllung',
          ],
          [
            'Rechnungen und Buchführung',
            'Rechnungsdaten, USt-IdNr. und deren Prüfung',
            'rechtliche Verpflichtung',
          ],
          [
            'Dein Konto, Wunschlisten und Bewertungen',
            'E-Mail, verschlüsseltes Passwort, Listen, Bewertungen',
            'Vertragserfüllung',
          ],
          [
            'Nachrichten und Terminanfragen beantworten',
            'was du schreibst und wie wir dich erreichen',
            'vorvertragliche Maßnahmen; berechtigtes Interesse an der Antwort',
          ],
          [
            'Newsletter und Nachricht bei neuem Bestand',
            'E-Mail-Adresse, der erwartete Artikel',
            'Einwilligung',
          ],
          [
            'Sicherheit des Shops',
            'IP-Adresse, Zeitpunkt, aufgerufene Seite',
            'berechtigtes Interesse, Missbrauch zu verhindern',
          ],
          [
            'Statistik und Werbung',
            'besuchte Seiten, Ereignisse wie das Legen in den Warenkorb',
            'Einwilligung',
          ],
        ],
      },
    },
    'Ohne Adresse und E-Mail können wir nicht liefern; alles andere ist freiwillig. Suchanfragen zählen wir ohne Bezug zu dir. Entscheidungen mit rechtlicher Wirkung für dich treffen wir nicht allein automatisch.',
    { heading: 'Cookies' },
    'Beim ersten Besuch werden nur notwendige Cookies gesetzt. Alle anderen warten auf dein Ja; ein Nein kostet ebenfalls nur einen Klick und ändert am Shop nichts. Über die Cookie-Einstellungen am Fuß jeder Seite kannst du deine Wahl jederzeit ändern.',
    {
      table: {
        head: ['Kategorie', 'Wozu', 'Einwilligung', 'Dauer'],
        rows: [
          [
            'Notwendig',
            'Sprache, Land und Währung (vsf-locale, vsf-store, vsf-currency), angemeldet bleiben (vsf-customer), Warenkorb, deine Cookie-Auswahl',
            'nicht nötig',
            'bis zu einem Jahr',
          ],
          [
            'Statistik',
            'zählt Besuche und zeigt über einen Tag-Manager, wo es hakt; im niederländischen Shop auch als Heatmap',
            'nötig',
            'bis zu 13 Monate',
          ],
          [
            'Marketing',
            'misst, ob eine Anzeige zu einer Bestellung geführt hat',
            'nötig',
            'bis zu 13 Monate',
          ],
          [
            'Externe Inhalte',
            'Filme, Formulare und im deutschen Shop ein Gütesiegel anderer Anbieter',
            'nötig',
            'nach Angabe des Anbieters',
          ],
        ],
      },
    },
    { heading: 'Wer Daten erhält' },
    'Auftragsverarbeiter arbeiten vertraglich und nach unserer Weisung: Hosting, E-Mail-Versand, Inhalts- und Suchdienst, Statistik. Versanddienste erhalten, was sie zum Zustellen brauchen. Der Zahlungsdienstleister sowie Klarna oder PayPal, falls du sie wählst, sind für ihren Teil selbst verantwortlich. Behörden erhalten Daten nur, wenn das Gesetz uns dazu verpflichtet. Wir verkaufen keine Daten.',
    'Daten bleiben möglichst im Europäischen Wirtschaftsraum. Verarbeitet ein Anbieter sie anderswo, stützen wir uns auf einen Angemessenheitsbeschluss oder die Standardvertragsklauseln der Europäischen Kommission.',
    { heading: 'Wie lange wir speichern' },
    {
      list: [
        'Bestellungen und Rechnungen: sieben Jahre, wie es das niederländische Steuerrecht verlangt.',
        'Konto, Wunschlisten und Bewertungen: bis du sie löschst.',
        'Nachrichten und Terminanfragen: ein Jahr nach der letzten Antwort.',
        'Newsletter-Adresse: bis zur Abmeldung; Erinnerung an neuen Bestand: bis die Nachricht verschickt ist.',
        'Serverprotokolle: dreißig Tage, länger nur, solange ein Angriff untersucht wird.',
      ],
    },
    { heading: 'Deine Rechte' },
    'Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und eine übertragbare Kopie deiner Daten verlangen und einer Verarbeitung widersprechen, die auf berechtigtem Interesse beruht. Eine Einwilligung kannst du jederzeit mit Wirkung für die Zukunft widerrufen. In deinem Konto kannst du unter *Datenschutz und Sicherheit* deine Daten selbst herunterladen und das Konto löschen; Rechnungen, die wir aufbewahren müssen, bleiben gesperrt gespeichert. Ansonsten schreib uns. Wir antworten innerhalb eines Monats und kostenlos und bitten dich gegebenenfalls um einen Nachweis deiner Identität.',
    { heading: 'Beschwerden' },
    'Bist du mit unserem Umgang mit deinen Daten nicht einverstanden? Sag es uns. Du kannst dich auch bei der niederländischen Aufsichtsbehörde, der Autoriteit Persoonsgegevens, oder bei der Datenschutzbehörde an deinem Wohn- oder Arbeitsort beschweren.',
    { heading: 'Sicherheit und Änderungen' },
    'Verbindungen sind verschlüsselt, Passwörter speichern wir nur als Hash, und wer bei uns arbeitet, sieht nur, was für die Arbeit nötig ist. Ändern wir diesen Text, steht die neue Fassung hier; wichtige Änderungen teilen wir allen mit Konto per E-Mail mit.',
  ],
};
