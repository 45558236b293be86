import type { Voice } from '../voice.ts';

export const de: Voice = {
  names: ['Annika', 'Jonas', 'Birgit', 'Lukas', 'Sabine', 'Mehmet', 'Katrin', 'Felix'],
  aboutCords: [
    [
      5,
      'Weich, stark und farbecht',
      'Ich habe zwei Hundeleinen daraus gemacht, und beide sehen nach einem Sommer am Meer noch aus wie neu. Die Farbe auf dem Bild ist die Farbe in der Hand.',
    ],
    [
      5,
      'Damit arbeite ich am liebsten',
      'Die Knoten sitzen fest, und die Oberfläche ist von einem Ende bis zum anderen gleichmäßig. In derselben Woche habe ich noch drei Farben bestellt.',
    ],
    [
      4,
      'Gutes Seil, schnell geliefert',
      'Gleichmäßig verarbeitet und angenehm in der Hand. Ein Stern weniger, weil ich gern ein längeres Stück gehabt hätte.',
    ],
    [
      4,
      'Tut, was es soll',
      'Es hält, was ich damit festbinde, und behält seine Form. Am ersten Tag etwas steif, danach gut.',
    ],
    [
      3,
      'In Ordnung, aber dunkler als gedacht',
      'Die Qualität ist gut. Auf meinem Bildschirm sah die Farbe heller aus: Wenn es genau passen muss, lieber erst ein Muster bestellen.',
    ],
    [
      2,
      'An einem Ende ausgefranst',
      'Eines der Enden hatte sich unterwegs gelöst. Schnell repariert, aber das sollte nicht nötig sein.',
    ],
  ],
  aboutPieces: [
    [
      5,
      'Solide und gut gemacht',
      'Keine scharfen Kanten, sauber verarbeitet und gemacht, um Jahre zu halten.',
    ],
    [
      5,
      'Genau das, was ich gesucht habe',
      'Passt, sieht gut aus und war zwei Tage später da. Das bestelle ich wieder.',
    ],
    [
      4,
      'Guter Preis',
      'Erfüllt für den Preis seinen Zweck. Etwas kleiner, als ich es mir vorgestellt hatte, also auf die Maße achten.',
    ],
    [3, 'Geht so', 'Brauchbar, aber ich hatte eine glattere Oberfläche erwartet.'],
  ],
  answer: 'Danke für den Hinweis. Das soll nicht passieren: Schreib uns, und wir schicken dir ein neues.',
};
