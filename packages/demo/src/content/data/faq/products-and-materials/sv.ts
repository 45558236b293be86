import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsSv: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: 'Vilken lina till koppel för en hund på 30 kg?',
    answer: [
      'Till en hund av den storleken tar du ett runt rep på 10 mm: [rep till hundkoppel](category:dogLeash) om det ska vara mjukt, [PPM](category:ppm) om ni ofta blir blöta, eller [klätterrep på metervara](category:climbingRope) om du vill ha det fast. En hund som springer ut hela kopplet drar med flera gånger sin egen vikt, och en knop kostar upp till halva styrkan. Sikta därför på en brottstyrka på minst tio gånger hunden. Karbinhaken måste hålla lika mycket. Hur man väljer tjocklek i allmänhet står i [vår guide](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: 'Färgar linan av sig?',
    answer: [
      'Nylon, polyester och polypropen nästan aldrig: färgen sitter i fibern. En mycket mättad röd, svart eller neonfärg kan släppa lite överskottsfärg i första tvätten. Lägg linan i ljummet vatten en gång innan du kombinerar den med vitt. Bomull och läder är en annan sak. Tvätta mörk bomull för sig första gången och håll vått läder borta från ljus klädsel.',
    ],
  },
  'melt-ends': {
    question: 'Hur smälter jag ändarna?',
    answer: [
      'Klipp rakt med en vass sax och håll änden bredvid lågan i två, tre sekunder, inte i den. När kanten blir glasartad trycker du till den med bladets sida eller en fuktig läderbit, aldrig med bara fingrar: smält nylon fastnar och bränns.',
      'Det fungerar med nylon, polyester och polypropen. Bomull, jute och läder skulle brinna, så limma eller tagla dem; HMPE förlorar sin styrka och skärs bara med ett mycket vasst blad. Brännare och skärare finns bland [verktygen](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: 'Håller paracord för en människa? Får jag klättra med den?',
    answer: [
      'Nej. Typ III brister vid ungefär 250 kg jämnt drag, men ett kort fall, en knop eller en vass kant räcker för att den ska gå av långt tidigare. Paracord är till för att knyta, binda och surra, inte för klättring, inte för gungor och inte för att rädda någon. Detsamma gäller vårt [klätterrep på metervara](category:climbingRope): kapade bitar har inget certifikat och säljs till koppel, ledstänger och dekoration. När det gäller livet, köp ett helt, godkänt rep i en klätterbutik.',
    ],
  },
  'colour-on-screen': {
    question: 'Är färgen densamma som på min skärm?',
    answer: [
      'Nästan. Ingen skärm visar neon eller djupt marinblått som det är, och alla är olika inställda. Färgbad skiljer sig också en nyans, så köp tillräckligt till ett projekt på en gång. Är tonen viktig, beställ prov och titta på dem i dagsljus intill det de ska passa ihop med. Eller kom och jämför hela rullar i [visningsrummet](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: 'Krymper eller töjer sig paracord?',
    answer: [
      'Både och, lite grann. Nylon ger efter under belastning och fjädrar tillbaka; första gången den blir våt krymper den några procent. Ett armband som satt precis kan då strama. Knyt det därför med en fingerbredds luft, eller lägg linan i varmt vatten och låt den torka innan du börjar. Polyester behåller längden våt som torr, och polypropen suger inte upp något vatten alls.',
    ],
  },
};
