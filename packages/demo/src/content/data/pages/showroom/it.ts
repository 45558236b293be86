import type { Article } from '../../../writing/article.ts';

export const showroomIt: Article = {
  title: 'Prenota un appuntamento',
  intro:
    'Accanto al magazzino c’è una stanza con una parete di bobine. Vieni ad accostare i colori, a sentire la differenza tra 3 e 4 mm, e porta a casa il tuo ordine.',
  metaDescription:
    'Prenota una visita allo showroom di {brand}, accanto al magazzino nei Paesi Bassi: vedi tutti i colori, tocca le corde e ritira subito il tuo ordine.',
  blocks: [
    { heading: 'Che cosa ti aspetta' },
    {
      list: [
        'L’assortimento di {productWord} nei suoi colori veri, ordinato come sul sito, sotto lampade a luce diurna.',
        'Corde, nastri, [BioThane](category:biothane) e [pelle](category:leather) da piegare, tirare e annusare.',
        'Fibbie, anelli e moschettoni da provare sulla tua cinghia: portala con te.',
        'Qualcuno che taglia ciò che scegli e ti spiega quale nodo tiene.',
      ],
    },
    { heading: 'Perché su appuntamento?' },
    'La stanza è piccola e nel magazzino accanto si lavora. Con un appuntamento hai il tavolo e la nostra attenzione tutti per te, per circa un’ora. Non costa nulla e non devi comprare per forza.',
    { heading: 'Proponi un orario' },
    'Indica un giorno lavorativo olandese e un’ora compresa nei nostri orari. Confermiamo via e-mail o proponiamo un altro momento. Se hai un imprevisto, basta un breve messaggio.',
    { insert: 'appointmentForm' },
    { heading: 'Buono a sapersi' },
    {
      list: [
        'Raccontaci che cosa vuoi realizzare: prepariamo le corde adatte, e bobine intere se ti servono molti metri.',
        'Si paga con la carta oppure online prima della visita. Non accettiamo contanti.',
        'I cani educati sono i benvenuti, soprattutto se c’è da prendere la misura di un collare.',
        'L’ingresso e il tavolo sono accessibili in sedia a rotelle.',
        'Gruppi fino a otto persone, per esempio scout o un gruppo di lavori manuali, possono venire insieme: basta avvisare.',
      ],
    },
    { heading: 'Come trovarci' },
    { insert: 'storeLocations' },
    'Devi solo ritirare un ordine? Non serve l’appuntamento: [scegli il ritiro](page:shippingRates) alla cassa e ti diremo quando è pronto.',
  ],
};
