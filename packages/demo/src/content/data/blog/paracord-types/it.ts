import type { Article } from '../../../writing/article.ts';

export const paracordTypesIt: Article = {
  title: 'I tipi di paracord dal I al IV',
  intro:
    '95, 425, 550, 750: i numeri su una matassa di paracord sembrano un codice. In realtà dicono quanto regge, e con il tipo sai anche quanto è spesso e che cosa c’è dentro.',
  metaDescription:
    'Che cosa significano i tipi I, II, III e IV del paracord? Spessore, trefoli e carico di rottura in una tabella, l’uso migliore e come provare una corda.',
  blocks: [
    { heading: 'Da dove vengono i nomi' },
    'Il paracord un tempo univa i paracadute alle persone appese sotto. L’esercito americano fissò in una norma, la MIL-C-5040, come andava costruito e numerò le varianti in cifre romane. Il commercio aggiunse il carico di rottura in libbre: 550 lb sono circa 250 kg. Sono rimasti entrambi, e così si dice *paracord 550 tipo III*.',
    {
      table: {
        head: ['Tipo', 'Nome', 'Spessore', 'Trefoli interni', 'Si rompe a circa'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'Nano, micro e tactical non compaiono nella norma. Sono parenti più giovani: sottili, intrecciati fitti e sorprendentemente robusti.',
    { heading: 'Che cosa c’è dentro' },
    'Ogni tipo è una corda con *anima e calza*: una calza di nylon intrecciata che sopporta l’usura e un’anima di trefoli ritorti che porta quasi tutto il carico. I trefoli si possono sfilare e usare da soli, come filo da cucito o per legare i pomodori. La calza vuota si appiattisce come un nastro: è il segreto dei bracciali sottili.',
    { heading: 'Quale tipo per che cosa' },
    {
      list: [
        '**Tipo I:** gioielli sottili, tirazip, i tiranti di un tarp leggero.',
        '**Tipo II:** bracciali per polsi stretti, cordini da collo, nodi fitti che non devono ingombrare.',
        '**Tipo III:** tutto il resto. Ha di gran lunga più colori, e quasi ogni guida ai nodi parte da qui.',
        '**Tipo IV:** guinzagli per cani piccoli, manici di borse, bracciali importanti. I suoi undici trefoli lo fanno tondo e sodo.',
      ],
    },
    { heading: 'È quello vero?' },
    'La corda militare segue la norma alla lettera ed è di un oliva spento. Chi crea compra paracord commerciale: stessa struttura, più colori, mano più morbida. Quello buono si riconosce a casa:',
    {
      steps: [
        '**Conta i trefoli.** Il tipo III ne ha sette, ognuno di due o tre fili ritorti. Se trovi fibra sciolta, è imbottitura.',
        '**Metti un pezzetto in acqua.** Il nylon affonda piano. Se galleggia, è polipropilene.',
        '**Avvicinalo a una fiamma.** Il nylon fonde in una goccia liscia, marrone chiaro, senza colare con fumo nero.',
        '**Tira.** Il nylon cede in modo evidente e torna indietro.',
      ],
    },
    { heading: 'Che cosa il numero non promette' },
    'Il carico di rottura si misura su corda nuova, senza nodi, tirata lentamente. Nodi, spigoli, sole e anni chiedono la loro parte. Per ciò che sta appeso conta un quinto, per ciò che dà strattoni un decimo.',
    {
      note: 'Nessun paracord è una corda da arrampicata e nessuno è fatto per reggere una persona, per quanto grande sia il numero. Altro tra le [domande sui materiali](faq:products-and-materials).',
    },
    'Tutti e quattro i tipi, in ogni colore, sono nel reparto [{productWord}](category:mainCord). Se vuoi sapere che cosa farne, comincia dal [bracciale cobra](blog:cobra-bracelet).',
  ],
};
