import type { Article } from '../../../writing/article.ts';

export const yesProductIt: Article = {
  title: 'Sì al {productWord}!',
  intro:
    'Una calza, sette trefoli e quasi nulla che non se ne possa fare. Che cos’è il {productWord}, quale spessore per quale uso e come cominciare già stasera.',
  metaDescription:
    'Che cos’è il {productWord} e che cosa farne: i tipi a confronto, idee dal bracciale al guinzaglio, il primo bracciale in quattro passi e la cura.',
  blocks: [
    { heading: 'Che cos’è' },
    'Aprine un pezzo: una calza di nylon intrecciata e, dentro, un fascio di trefoli sottili e ritorti. Il segreto è tutto qui. I trefoli portano, la calza li protegge e, poiché è tutto nylon, la corda è morbida, cede un poco agli strappi e asciuga in fretta. Il nome viene dal paracadute, le cui funi erano fatte così.',
    { heading: 'La famiglia' },
    {
      table: {
        head: ['Tipo', 'Spessore', 'Trefoli', 'Fatto per'],
        rows: [
          ['95, tipo I', '2 mm', '1', 'gioielli sottili, tirazip, tiranti da tenda'],
          ['425, tipo II', '3 mm', '4', 'bracciali stretti, cordini da collo, mani di bambini'],
          ['550, tipo III', '4 mm', '7', 'quasi tutto'],
          ['750, tipo IV', '5 mm', '11', 'guinzagli per cani forti, manici, tracolle'],
        ],
      },
    },
    'Il numero grande è il carico di rottura in libbre: una corda 550 si spezza a circa 250 chili, se è nuova, asciutta e senza nodi. Più sottili ancora sono il microcord e il nanocord, per perle, legature e decori.',
    { heading: 'Che cosa puoi farne' },
    {
      list: [
        'Bracciali, portachiavi e cinturini; in un [kit](category:diyKits) c’è tutto per il primo.',
        'Guinzagli, collari e lunghine per cani.',
        'Cordini da collo, tracolle per macchina fotografica, manici di borse.',
        'Impugnature ben strette per coltelli, attrezzi e bastoni.',
        'Tiranti da tenda che si vedono di notte, con il filo riflettente.',
        'Corde per tarp, portabottiglie, portavasi da appendere.',
      ],
    },
    { heading: 'Il tuo primo bracciale' },
    {
      steps: [
        'Misura il polso e aggiungi due centimetri. Prendi tre metri di 550 e una [fibbia a scatto](category:accessories).',
        'Piega la corda a metà, passa l’asola in una metà della fibbia e i due capi nell’altra. La distanza tra le due è la tua misura.',
        'Fai nodi piatti attorno alle due corde centrali, alternando sempre sinistra e destra. Spingi ogni nodo contro il precedente.',
        'Quando arrivi alla fibbia, taglia i capi a tre millimetri e fondili con cautela con l’accendino. Schiacciali con la lama di un coltello, non con il dito.',
      ],
    },
    { heading: 'Buono a sapersi' },
    {
      list: [
        'Il nylon si ritira un po’ al primo lavaggio. Per un collare metti prima la corda a bagno e lasciala asciugare.',
        'Si è sporcato? Acqua tiepida, sapone delicato, aria. Niente asciugatrice, niente candeggina.',
        'Con un [ago da intreccio](category:diyTools) in punta, la corda passa nei nodi stretti senza imprecare.',
      ],
    },
    {
      note: '{brand} vende molte corde robuste, ma questa non è materiale da arrampicata: non è fatta per reggere persone.',
    },
    'Quale colore? Questa è la parte difficile. Comincia dal [reparto {productWord}](category:mainCord) o continua a leggere nel [blog](blog:).',
  ],
};
