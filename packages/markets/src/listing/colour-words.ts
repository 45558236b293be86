/**
 * Colours as shoppers' languages call them, with what a filter shows beside the word. Commerce says only the word of an
 * option (an aggregation carries no swatch), so the word decides; one that is not here is shown without a swatch.
 */
const colourWords: readonly (readonly [colours: readonly string[], words: string])[] = [
  [['#17181b'], 'black zwart schwarz noir nero negro czarny sort svart'],
  [['#8b9096'], 'grey gray grijs grau gris grigio szary grå'],
  [['#f3f1ea'], 'white wit weiß blanc bianco blanco biały hvid vit'],
  [['#d2b787'], 'beige beżowy'],
  [['#6b4226'], 'brown bruin braun brun marrone marrón brązowy'],
  [['#f4c81f'], 'yellow geel gelb jaune giallo amarillo żółty gul'],
  [['#ec771c'], 'orange oranje arancione naranja pomarańczowy'],
  [['#d1202b'], 'red rood rot rouge rosso rojo czerwony rød röd'],
  [['#f07fa6'], 'pink roze rosa rose różowy lyserød'],
  [['#5e2c85'], 'purple paars lila violet viola morado fioletowy lilla'],
  [['#1e47ae'], 'blue blauw blau bleu blu azul niebieski blå'],
  [['#26b1b4'], 'turquoise türkis turchese turquesa turkusowy turkis turkos'],
  [['#2f7a3e'], 'green groen grün vert verde zielony grøn grön'],
  [
    ['#d1202b', '#f4c81f', '#2f7a3e', '#1e47ae'],
    'multicolour multicolor meerkleurig mehrfarbig multicolore wielokolorowy flerfarvet flerfärgad',
  ],
];

const coloursByWord = new Map(
  colourWords.flatMap(([colours, words]) => words.split(' ').map((word) => [word, colours] as const)),
);

/** The colours of a swatch, as `#rrggbb`; several for a mix, none for a word that names no colour. */
export function coloursOfWord(word: string): readonly string[] {
  return coloursByWord.get(word.trim().toLowerCase()) ?? [];
}
