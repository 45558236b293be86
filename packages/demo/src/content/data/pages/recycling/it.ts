import type { Article } from '../../../writing/article.ts';

export const recyclingIt: Article = {
  title: '{brand} ricicla le tue corde',
  intro:
    'Il sole toglie forza alla corda, gli spigoli le consumano la calza. Non per questo deve finire nel bidone: mandala a noi, e le sue fibre faranno un altro giro.',
  metaDescription:
    'Restituire una vecchia corda: che cosa {brand} prende per il riciclo, come spedirla o portarla e che cosa diventano nylon, cotone e iuta.',
  blocks: [
    { heading: 'Che cosa prendiamo' },
    {
      list: [
        'Corde e cordini di nylon, poliestere, polipropilene o HMPE, anche scoloriti, sfilacciati o pieni di nodi.',
        'Cotone, iuta e canapa, legati a parte dalle fibre sintetiche.',
        'Corde da arrampicata dismesse e cime d’ormeggio, di ogni lunghezza.',
        'Fettucce e vecchi guinzagli, tolti fibbie e moschettoni.',
      ],
    },
    'Dove li hai comprati non importa. I pezzi più corti di una mano rendono di più a casa tua, per esempio come tirazip.',
    { heading: 'Che cosa non possiamo usare' },
    {
      list: [
        'Funi d’acciaio e tutto ciò che contiene metallo.',
        'Corde impregnate d’olio, catrame o vernice, o con la muffa.',
        'Cuoio e BioThane: non si possono ridurre in fibre.',
      ],
    },
    { heading: 'Come restituirle' },
    {
      steps: [
        'Sciogli i nodi che riesci e tieni le parti di metallo. Un buon moschettone d’ottone sopravvive a tre guinzagli.',
        'Scuoti via sabbia e terra. La corda deve essere asciutta, altrimenti arriva ammuffita.',
        'Dividi i mazzi per materiale. Se non lo conosci, scrivilo su un cartellino: noi lo scopriamo con una fiamma e un bicchiere d’acqua.',
        '[Dicci](page:contact) all’incirca quanta è. Ricevi l’indirizzo per il pacco, oppure la porti quando [vieni nello showroom](page:showroom) o ritiri un ordine.',
      ],
    },
    { heading: 'Che cosa diventano' },
    {
      facts: [
        [
          'Ancora sane',
          'Corde per esercitarsi nei corsi di nodi, negli scout e nelle scuole. Mai per carichi.',
        ],
        ['Nylon e poliestere', 'Selezionati, triturati e fusi in granuli per pezzi stampati.'],
        ['Polipropilene e HMPE', 'Granuli per cassette e vasi da fiori.'],
        ['Cotone, iuta e canapa', 'Sfilacciati, tornano fibra per feltri e isolanti.'],
        ['Il resto', 'Diventa comunque rifiuto. È meno ogni anno, ma c’è.'],
      ],
    },
    { heading: 'Come capire che una corda ha fatto il suo tempo' },
    'Piegala con decisione. Punti rigidi, un tratto appiattito, l’anima che si vede o la superficie vetrificata vogliono dire: niente più carichi. I colori scuri diventati pallidi hanno preso troppo sole. Prima di dar via una corda da arrampicata dismessa tagliala a pezzi, così nessuno ci si arrampica più.',
    {
      note: 'Neppure i nostri ritagli finiscono nei rifiuti: diventano i campioni che puoi ordinare per ogni corda.',
    },
  ],
};
