import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherIt: Article = {
  title: 'BioThane o cuoio per il guinzaglio?',
  intro:
    'L’uno si pulisce in dieci secondi, l’altro diventa più bello ogni anno. Quale sia giusto per il tuo cane lo decidono il tempo, le tue mani e la voglia di prendertene cura.',
  metaDescription:
    'BioThane o cuoio per guinzaglio e collare? Resistenza, acqua, freddo, cura e tatto a confronto, le larghezze per ogni cane e consigli per il fai da te.',
  blocks: [
    { heading: 'Che cosa sono' },
    'Il **cuoio** è pelle bovina conciata con corteccia e olio: un materiale cresciuto, in cui ogni striscia è un po’ diversa. Il **BioThane** è un nastro di poliestere tessuto con un rivestimento liscio di plastica. Il nastro porta il carico, il rivestimento tiene fuori acqua e sporco. Niente di animale, e ogni metro è uguale all’altro.',
    { heading: 'A confronto' },
    {
      table: {
        head: ['Caratteristica', 'BioThane', 'Cuoio'],
        rows: [
          ['Acqua e fango', 'non assorbe nulla, subito asciutto', 'si inzuppa, asciuga in una notte'],
          ['Cura', 'un panno umido', 'balsamo una o due volte l’anno'],
          ['Carico di rottura', '19 mm: circa 450 kg', '20 mm: circa 140 kg'],
          ['Freddo', 'morbido fino a 30 °C sotto zero', 'si irrigidisce se gela bagnato'],
          ['In mano', 'liscio; il Beta è opaco e fa più presa', 'caldo, mai scivoloso'],
          ['Con gli anni', 'resta com’è', 'scurisce, si ammorbidisce, prende patina'],
          ['Lunghezza', 'fino a 30 m in un pezzo', 'circa 2 m, quanto consente la pelle'],
        ],
      },
    },
    { heading: 'Scegli il BioThane se …' },
    '… il tuo cane nuota, si rotola o esce con ogni tempo. Cacciatori, tracciatori e chi lavora con la longhina non vogliono altro: dieci metri trascinati in un prato bagnato pesano come prima e non sanno di nulla. Per i cani dalla pelle delicata è utile poterlo disinfettare. E i colori fluo si vedono da lontano.',
    { heading: 'Scegli il cuoio se …' },
    '… tieni il guinzaglio in mano un’ora al giorno e ti fa piacere. Il cuoio si adatta: dopo qualche settimana si piega dove lo tieni. Non brucia il palmo quando scorre, e si ripara con lesina e filo invece di buttarlo. Chiede solo di non restare bagnato in macchina.',
    { heading: 'Quale larghezza?' },
    {
      list: [
        '**Fino a 10 kg:** BioThane 13 mm, cuoio da 10 a 15 mm',
        '**Da 10 a 25 kg:** BioThane 16 mm, cuoio 20 mm',
        '**Oltre 25 kg:** BioThane da 19 a 25 mm, cuoio 30 mm',
      ],
    },
    'Per il cuoio guarda il carico di rottura sulla pagina del prodotto. Una striscia non ha nodi che la indeboliscono: bastano cinque volte il peso del cane, di più se parte a razzo. Scegli un moschettone robusto quanto la striscia e non più pesante di quanto piaccia al cane.',
    { heading: 'Farlo da sé' },
    'Entrambi si tagliano con una lama affilata, si forano e si rivettano. Il bordo del BioThane non va rifinito; quello del cuoio si smussa e si lucida. Usa due rivetti o viti per giunzione, mai uno solo, e cuci il cuoio anche con filo cerato. I nodi sono per la corda: una striscia piatta scivola via. Nastri, anelli e viti sono in [BioThane](category:biothane), [cuoio](category:leather) e [accessori](category:accessories); se preferisci tutto in una scatola, guarda i [kit](category:diyKits).',
    { heading: 'E se non sai decidere?' },
    'Prendili tutti e due. Un collare di cuoio, perché aderisce al pelo ed è bello, e un guinzaglio di BioThane, perché è lui che finisce nelle pozzanghere.',
    {
      note: 'Non legare mai un cane incustodito a un collare scorrevole, e controlla rivetti e moschettoni ogni mese. Come si fa: [curare corde e cuoio](blog:care-for-rope-and-leather).',
    },
  ],
};
