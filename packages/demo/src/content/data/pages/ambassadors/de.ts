import type { Article } from '../../../writing/article.ts';

export const ambassadorsDe: Article = {
  title: 'Botschafter',
  intro:
    'Du knüpfst, flichtst oder nähst, und andere schauen dir gern dabei zu? Dann bekommst du von uns die Schnur, und wir bekommen zu sehen, was daraus wird.',
  metaDescription:
    'Botschafterin oder Botschafter von {brand} werden: jede Saison Schnur, neue Farben vorab, klare Regeln. Was wir erwarten und wie du dich bewirbst.',
  blocks: [
    { heading: 'Was du als Botschafterin oder Botschafter tust' },
    {
      list: [
        'Du machst ein paarmal im Jahr etwas aus unserer Schnur und zeigst es: auf Bildern, im Film oder als Anleitung.',
        'Du sagst, was funktioniert hat und was nicht. Kritik an einer Schnur ist uns mehr wert als ein Lob.',
        'Du beantwortest ab und zu eine Frage anderer, wenn sie dieses Stück betrifft.',
      ],
    },
    { heading: 'Was du bekommst' },
    {
      list: [
        'Jede Saison ein Paket mit Schnur und Zubehör, das du selbst zusammenstellst.',
        'Neue Farben und Sorten, bevor sie im Shop sind.',
        'Einen Rabattcode für alle, die dir folgen.',
        'Einen Platz für deine Anleitungen in unserem [Blog](blog:), unter deinem Namen und mit Link zu dir.',
      ],
    },
    { heading: 'Worauf wir achten' },
    'Die Zahl der Follower entscheidet nicht. Wir achten auf eine eigene Handschrift, auf Anleitungen, die andere wirklich nacharbeiten können, und auf Bilder, auf denen man die Schnur sieht. Wer einen fremden Entwurf verwendet, nennt ihn. Jede Technik ist willkommen, von Seemannsknoten über Makramee bis zu Arbeiten aus [BioThane](category:biothane).',
    { heading: 'Faire Regeln' },
    {
      list: [
        'Was du mit unserer Schnur zeigst, kennzeichnest du deutlich und gleich am Anfang als Werbung. Das verlangt das Gesetz, und wir auch.',
        'Bilder und Anleitungen bleiben deine. Wir dürfen sie mit deinem Namen zeigen; bevor wir etwas drucken, fragen wir.',
        'Es gibt keine Pflichtzahl und kein Honorar. Beide Seiten können jeden Tag aufhören; was du schon hast, gehört dir.',
        'Du bist mindestens 18, oder ein Elternteil stimmt schriftlich zu.',
      ],
    },
    { heading: 'So bewirbst du dich' },
    {
      steps: [
        'Schreib uns über die [Kontaktseite](page:contact) und beginn deine Nachricht mit *Botschafter*.',
        'Zeig uns drei Stücke: Links oder Bilder, und woraus sie bestehen.',
        'Erzähl, was du in dieser Saison machen möchtest und welche Schnur du dafür brauchst.',
        'Innerhalb von zwei Wochen hörst du von uns. Passen wir zusammen, versuchen wir es eine Saison lang.',
      ],
    },
    { note: 'Weil {brand} ein Demonstrationsshop ist, steht hier keine Liste: Menschen erfinden wir nicht.' },
  ],
};
