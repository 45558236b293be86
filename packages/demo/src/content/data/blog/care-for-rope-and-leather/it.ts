import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherIt: Article = {
  title: 'Come curare corde e cuoio',
  intro:
    'Un buon guinzaglio dura dieci anni, se lo si lascia asciugare. Curare una corda non è una scienza: lava via ciò che sfrega, tieni lontano ciò che corrode e ogni tanto guarda da vicino.',
  metaDescription:
    'Lavare, asciugare, riporre e controllare corde, paracord, cotone, BioThane e cuoio, e capire quando un guinzaglio ha fatto il suo tempo.',
  blocks: [
    { heading: 'Perché lavare?' },
    'Lo sporco non è solo una questione di bellezza. Sabbia e cristalli di sale si infilano tra le fibre e le tagliano da dentro ogni volta che la corda si piega. Un guinzaglio stato in spiaggia va quindi sciacquato la sera con acqua dolce, anche se sembra pulito.',
    { heading: 'A ogni materiale il suo modo' },
    {
      facts: [
        [
          'Nylon (paracord)',
          'A mano in acqua tiepida con poco sapone delicato. Sciacqua bene. La prima volta può ritirarsi un poco.',
        ],
        ['Poliestere', 'Il più semplice: 30 °C in lavatrice, in un sacchetto, senza ammorbidente.'],
        [
          'Polipropilene (PPM)',
          'Sciacqua, scuoti, appendi. Non assorbe acqua ma teme il calore: si ammorbidisce molto prima del nylon.',
        ],
        ['Cotone', '30 °C, i colori scuri da soli. Si ritira: lavalo prima di annodare, se la misura conta.'],
        ['Iuta', 'Solo spazzola, a secco. L’acqua la gonfia, e umida ammuffisce.'],
        ['BioThane', 'Un panno umido, contro gli odori una goccia di detersivo per piatti. Tutto qui.'],
        ['Cuoio', 'Passa un panno appena umido, non lasciarlo mai a bagno. Poi nutrilo.'],
      ],
    },
    'Anche il metallo vuole asciugare. Se puoi, togli i moschettoni prima di lavare e dai una goccia d’olio l’anno alle parti mobili.',
    { heading: 'Asciugare con calma' },
    'Appendi la corda senza tensione su un’asta larga, all’ombra e all’aria. Non sul termosifone, non in asciugatrice, non per settimane al sole: i raggi ultravioletti rendono fragili nylon e polipropilene. Il cuoio asciuga disteso, a temperatura ambiente. Vicino a una stufa indurisce e si crepa, e nessun balsamo rimedia.',
    { heading: 'Nutrire il cuoio' },
    'Una o due volte l’anno, e ogni volta che si inzuppa: stendi con un panno morbido uno strato sottile di balsamo, lascialo assorbire una notte e al mattino lucida via il resto. Poco basta. Troppo grasso rende la striscia molle, e si allunga. Il cuoio scurisce un po’: è patina, non un danno.',
    { heading: 'Guardare da vicino' },
    'Una volta al mese fai scorrere la corda tra le dita. Una leggera peluria in superficie è innocua, anzi protegge. Manda in pensione un guinzaglio o una cima se trovi',
    {
      list: [
        'un punto più sottile, piatto o stranamente molle: lì l’anima è rotta,',
        'zone dure e vetrose, dove si è surriscaldata,',
        'trefoli dell’anima che spuntano dalla calza,',
        'cuciture, rivetti o ganci con gioco.',
      ],
    },
    'Spesso basta tagliare mezzo metro e rifare il nodo. Ciò che deve proprio andare diventa un gioco o un portachiavi, oppure torna da noi: vedi [riciclo](page:recycling).',
    { heading: 'Riporre bene' },
    'All’asciutto, al buio e raccolta senza stringere, a otto anziché in tondo, perché non prenda torsioni. Tieni altrove batterie, diluenti e detergenti forti: l’acido rovina il nylon senza lasciare segni. Il cuoio sta meglio appeso che piegato.',
    {
      note: 'Se una corda regge qualcosa che non deve cadere, conta anche l’età. Nel dubbio, sostituiscila. Alle domande brevi rispondiamo in [prodotti e materiali](faq:products-and-materials).',
    },
  ],
};
