import type { Article } from '../../../writing/article.ts';

export const imprintDe: Article = {
  title: 'Impressum',
  intro: 'Wer diesen Shop betreibt, wo wir eingetragen sind und wie du uns erreichst.',
  metaDescription:
    'Impressum von {brand}: Firmendaten, Registereintrag, USt-IdNr. und Kontakt der {legalName} sowie Hinweise zu Inhalten, Bildern und Streitfällen.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} ist ein Demonstrationsshop. Unternehmen, Anschrift und Registernummern sind erfunden, und was hier bestellt wird, wird nicht geliefert.',
    },
    { heading: 'So erreichst du uns schnell' },
    'Alle Wege, uns zu schreiben oder anzurufen, stehen auf der [Kontaktseite](page:contact). Briefe erreichen uns unter der oben genannten Anschrift; bitte schick keine Rücksendungen dorthin, bevor du sie [angemeldet](page:returns) hast.',
    { heading: 'Inhalte' },
    'Für die Texte dieser Website einschließlich des Blogs ist die {legalName} verantwortlich. Maße und Bruchlasten gleichen wir mit den Datenblättern der Hersteller ab. Stimmt eine Zahl trotzdem nicht, sind wir für einen Hinweis dankbar und berichtigen sie.',
    { heading: 'Bilder und Namen' },
    'Die Produktbilder sind nach den Eigenschaften des jeweiligen Artikels gezeichnet: Farben, Geflecht, Stärke und Material. Sie zeigen gut, wie eine Schnur aussieht, doch kein Bildschirm ersetzt ein Muster. Texte und Bilder dürfen ohne unsere Zustimmung nicht gewerblich verwendet werden. Namen wie BioThane gehören ihren Inhabern.',
    { heading: 'Links' },
    'Websites, auf die wir verweisen, haben wir uns vorher angesehen. Auf das, was dort später erscheint, haben wir keinen Einfluss. Erfahren wir, dass ein Link zu etwas Rechtswidrigem führt, entfernen wir ihn.',
    { heading: 'Streitfälle' },
    'Wende dich bitte zuerst an uns; wie wir mit Beschwerden umgehen, steht in unseren [Allgemeinen Geschäftsbedingungen](page:terms). Die Plattform der Europäischen Kommission zur Online-Streitbeilegung wurde 2025 eingestellt, deshalb fehlt hier ein Link dorthin. Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit; der Weg zu den Gerichten steht dir jederzeit offen.',
  ],
};
