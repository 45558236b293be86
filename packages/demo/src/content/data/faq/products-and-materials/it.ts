import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsIt: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: 'Quale corda per il guinzaglio di un cane di 30 kg?',
    answer: [
      'Per un cane così scegli una corda tonda da 10 mm: [corda per guinzagli](category:dogLeash) se la vuoi morbida, [PPM](category:ppm) se vi bagnate spesso, oppure [corda da arrampicata al metro](category:climbingRope) se ti piace soda. Un cane che corre fino in fondo al guinzaglio tira più volte il suo peso, e un nodo costa fino a metà della resistenza. Cerca quindi un carico di rottura di almeno dieci volte il cane. Anche il moschettone deve reggere altrettanto. Come scegliere un diametro in generale lo spiega [la nostra guida](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: 'Il colore stinge?',
    answer: [
      'Nylon, poliestere e polipropilene quasi mai: il colore è nella fibra. Un rosso, un nero o un fluo molto saturo può lasciare un po’ di tinta in eccesso al primo lavaggio. Metti la corda una volta in acqua tiepida prima di abbinarla al bianco. Cotone e cuoio sono un’altra cosa. Lava il cotone scuro da solo la prima volta e tieni il cuoio bagnato lontano dai tessuti chiari.',
    ],
  },
  'melt-ends': {
    question: 'Come si fondono le estremità?',
    answer: [
      'Taglia dritto con forbici affilate e tieni il capo due o tre secondi accanto alla fiamma, non dentro. Quando il bordo diventa vetroso, schiaccialo con il piatto della lama o con un pezzetto di cuoio umido, mai a dita nude: il nylon fuso si attacca e ustiona.',
      'Funziona con nylon, poliestere e polipropilene. Cotone, iuta e cuoio brucerebbero: vanno incollati o fasciati. L’HMPE perde forza e va solo tagliato con una lama affilatissima. Bruciatori e taglierini sono tra gli [attrezzi](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: 'Il paracord regge una persona? Posso arrampicarci?',
    answer: [
      'No. Il tipo III si rompe a circa 250 kg di trazione costante, ma una breve caduta, un nodo o uno spigolo bastano a spezzarlo molto prima. Il paracord serve per intrecciare, legare e fissare, non per arrampicare, non per altalene, non per soccorrere qualcuno. Lo stesso vale per la nostra [corda da arrampicata al metro](category:climbingRope): gli spezzoni non hanno certificato e sono venduti per guinzagli, corrimano e decorazioni. Per la tua vita compra una corda intera e marcata in un negozio di alpinismo.',
    ],
  },
  'colour-on-screen': {
    question: 'Il colore è uguale a quello sullo schermo?',
    answer: [
      'Quasi. Nessuno schermo mostra un fluo o un blu marino profondo com’è davvero, e ognuno è regolato a modo suo. Anche i bagni di tintura variano di una sfumatura: per un progetto compra abbastanza corda in una volta. Se il tono conta, ordina dei campioni e guardali alla luce del giorno accanto a ciò con cui devono stare. Oppure vieni a confrontare le bobine in [showroom](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: 'Il paracord si ritira o si allunga?',
    answer: [
      'Tutt’e due, un poco. Il nylon cede sotto carico e torna com’era; la prima volta che si bagna si ritira di qualche punto percentuale. Un bracciale che calzava a pennello può allora stringere: annodalo lasciando un dito di agio, oppure immergi prima la corda in acqua calda e falla asciugare. Il poliestere mantiene la lunghezza da bagnato e da asciutto, il polipropilene non assorbe acqua.',
    ],
  },
};
