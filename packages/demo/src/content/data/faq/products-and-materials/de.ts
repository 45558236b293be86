import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsDe: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: 'Welche Schnur für die Leine eines 30-kg-Hundes?',
    answer: [
      'Nimm für einen Hund dieser Größe ein rundes Seil mit 10 mm: [Hundeleinenseil](category:dogLeash), wenn es weich sein soll, [PPM](category:ppm), wenn ihr oft nass werdet, oder [Kletterseil vom Meter](category:climbingRope), wenn du es fest magst. Ein Hund, der in die Leine rennt, zieht mit einem Mehrfachen seines Gewichts, und ein Knoten kostet bis zur Hälfte der Festigkeit. Rechne also mit mindestens dem Zehnfachen des Hundes als Bruchlast. Der Karabiner muss dazu passen. Wie du allgemein eine Stärke findest, steht in [unserem Ratgeber](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: 'Färbt die Schnur ab?',
    answer: [
      'Nylon, Polyester und Polypropylen so gut wie nie: Die Farbe sitzt in der Faser. Ein sehr sattes Rot, Schwarz oder Neon kann bei der ersten Wäsche etwas überschüssige Farbe abgeben. Leg die Schnur einmal in lauwarmes Wasser, bevor du sie mit Weiß kombinierst. Bei Baumwolle und Leder ist das anders. Wasch dunkle Baumwolle beim ersten Mal allein und halte nasses Leder von hellen Polstern fern.',
    ],
  },
  'melt-ends': {
    question: 'Wie verschmelze ich die Enden?',
    answer: [
      'Schneide mit einer scharfen Schere gerade ab und halte das Ende zwei, drei Sekunden neben die Flamme, nicht hinein. Wird der Rand glasig, drück ihn mit der Klingenseite oder einem feuchten Stück Leder an, nie mit bloßen Fingern: Geschmolzenes Nylon klebt und verbrennt die Haut.',
      'Das gelingt mit Nylon, Polyester und Polypropylen. Baumwolle, Jute und Leder würden brennen, sie werden geklebt oder getakelt; HMPE verliert seine Festigkeit und wird nur mit sehr scharfer Klinge geschnitten. Brenner und Schneider liegen beim [Werkzeug](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: 'Hält Paracord einen Menschen? Darf ich damit klettern?',
    answer: [
      'Nein. Typ III reißt bei rund 250 kg gleichmäßigem Zug, doch ein kurzer Sturz, ein Knoten oder eine scharfe Kante genügt, und es reißt viel früher. Paracord ist zum Knüpfen, Binden und Zurren da, nicht zum Klettern, nicht für Schaukeln und nicht, um jemanden zu retten. Dasselbe gilt für unser [Kletterseil vom Meter](category:climbingRope): Abschnitte tragen kein Prüfzeichen und sind für Leinen, Geländer und Dekoration gedacht. Wenn es um dein Leben geht, kauf ein ganzes, geprüftes Seil im Bergsportgeschäft.',
    ],
  },
  'colour-on-screen': {
    question: 'Ist die Farbe so wie auf meinem Bildschirm?',
    answer: [
      'Beinahe. Kein Bildschirm zeigt Neon oder tiefes Marineblau, wie es ist, und jeder ist anders eingestellt. Auch Färbebäder weichen um eine Nuance ab; kauf für ein Projekt also gleich genug. Kommt es auf den Ton an, bestell Muster und sieh sie dir bei Tageslicht neben dem an, wozu sie passen sollen. Oder vergleiche ganze Rollen im [Showroom](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: 'Läuft Paracord ein, oder dehnt es sich?',
    answer: [
      'Beides ein wenig. Nylon gibt unter Last nach und federt zurück; wird es zum ersten Mal nass, zieht es sich um ein paar Prozent zusammen. Ein Armband, das genau passte, kann dann drücken. Knüpf es also mit einem Fingerbreit Luft, oder leg die Schnur vorher in warmes Wasser und lass sie trocknen. Polyester behält nass wie trocken seine Länge, Polypropylen nimmt gar kein Wasser auf.',
    ],
  },
};
