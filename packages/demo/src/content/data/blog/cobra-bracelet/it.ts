import type { Article } from '../../../writing/article.ts';

export const cobraBraceletIt: Article = {
  title: 'Il bracciale cobra, passo dopo passo',
  intro:
    'Una corda, una fibbia, un nodo che si ripete: quasi tutti cominciano dal cobra. Dopo mezz’ora lo porti al polso, e in caso di bisogno hai con te più di due metri di corda.',
  metaDescription:
    'Annodare un bracciale cobra in paracord: che cosa serve, la tabella con la lunghezza per ogni polso, otto passaggi e i rimedi quando qualcosa va storto.',
  blocks: [
    { heading: 'Che cosa serve' },
    {
      list: [
        'Paracord 550 tipo III, 4 mm, in un solo colore dal reparto [{productWord}](category:mainCord)',
        'una fibbia a scatto da 15 o 16 mm tra gli [accessori](category:accessories)',
        'forbici, accendino e metro da sarta; un [telaio](category:diyTools) è comodo ma non necessario',
      ],
    },
    { heading: 'Quanta corda?' },
    'Passa il metro attorno al polso senza stringere. Il bracciale finito deve essere circa 2 cm più lungo, perché il nodo è spesso e occupa spazio all’interno. Per ogni centimetro servono circa 12 cm di corda; la tabella aggiunge una riserva per i capi.',
    {
      table: {
        head: ['Polso', 'Bracciale con fibbia', 'Corda'],
        rows: [
          ['14 cm', '16 cm', '2,1 m'],
          ['16 cm', '18 cm', '2,4 m'],
          ['18 cm', '20 cm', '2,7 m'],
          ['20 cm', '22 cm', '3,0 m'],
          ['22 cm', '24 cm', '3,2 m'],
        ],
      },
    },
    { heading: 'Il nodo' },
    {
      steps: [
        'Piega la corda a metà. Tira l’asola attraverso una metà della fibbia, infila i due capi nell’asola e stringi.',
        'Passa i due capi nell’altra metà finché la distanza da bordo a bordo è quella della tabella. Questi due tratti sono l’anima; i capi ora stanno alla sua sinistra e alla sua destra.',
        'Posa il capo sinistro **sopra** l’anima, lasciando un arco che sporge a sinistra. Il capo destro passa sopra il sinistro, **dietro** l’anima e su attraverso quell’arco. Stringi.',
        'Ora allo specchio: posa il capo destro sopra l’anima, con l’arco a destra. Il sinistro gli passa sopra, dietro l’anima e su attraverso l’arco. Stringi. Ecco un nodo cobra intero.',
        'Continua: sinistra, destra, sinistra, destra. Non ricordi da che parte tocca? È quella in cui l’ultimo nodo mostra sul bordo una piccola barretta verticale.',
        'Ogni pochi nodi spingili uno contro l’altro con i pollici. Devono essere tutti ugualmente stretti: meglio tirare in modo regolare che forte.',
        'Quando l’anima è piena, fai passare i capi all’interno sotto gli ultimi due nodi, con un [ago](category:diyTools) o una pinzetta.',
        'Tagliali a 3 mm, fondili due secondi accanto alla fiamma e schiacciali con la lama. Mai con il dito.',
      ],
    },
    { heading: 'Se qualcosa va storto' },
    '**Si avvita a spirale:** hai cominciato sempre dallo stesso lato. È bello anche così, purché fino in fondo. **Il bordo è ondulato:** tiri in modo disuguale. **È stretto:** il nylon si ritira un poco alla prima bagnatura, lascia un dito di agio. **La corda era corta:** salda un secondo pezzo alla fiamma e nascondi la giunta in un nodo.',
    { heading: 'E adesso due colori' },
    'Salda un pezzo di ogni colore nel mezzo e fai sparire la giunta nella prima asola: un lato sarà rosso, l’altro blu. Quali colori vanno d’accordo lo racconta [un altro articolo](blog:colours-that-go-together).',
    {
      note: 'Il bracciale di un bambino ha bisogno di una fibbia che si apra da sola sotto carico. E nessun bracciale, per quanto lunga sia la corda, regge una persona.',
    },
  ],
};
