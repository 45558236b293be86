import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatIt: Article = {
  title: 'Con o senza IVA',
  intro:
    'Chi compra per sé vuole vedere quanto paga, un’azienda quanto registra. Qui cambi come mostriamo i prezzi; quello che devi pagare resta uguale.',
  metaDescription:
    'Mostra i prezzi di {brand} con o senza IVA e scopri quale IVA vale per il tuo ordine: Paesi Bassi, Unione europea, aziende, Regno Unito e resto del mondo.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'Che cosa vedi' },
    'Quasi tutti i nostri negozi mostrano i prezzi IVA inclusa; quelli americano e svedese la escludono. La dicitura accanto a ogni prezzo dice quale dei due casi vale. La spedizione non fa mai parte del prezzo di un prodotto: nel carrello ha una riga sua, come l’IVA.',
    { heading: 'Che cosa paghi' },
    'L’imposta segue il pacco. Conta il Paese in cui consegniamo, oppure i Paesi Bassi se ritiri in magazzino.',
    {
      table: {
        head: ['Consegna in', 'Privato', 'Azienda con partita IVA valida'],
        rows: [
          ['Paesi Bassi', 'IVA olandese', 'IVA olandese, che puoi chiedere a rimborso'],
          [
            'Altro Paese dell’UE',
            'IVA con l’aliquota di quel Paese',
            'Senza IVA: inversione contabile, indicata in fattura',
          ],
          [
            'Regno Unito, piccolo ordine',
            'IVA britannica, addebitata da noi',
            'IVA britannica, addebitata da noi',
          ],
          [
            'Regno Unito, oltre la soglia d’importazione',
            'Senza IVA da parte nostra; la riscuote il corriere',
            'Senza IVA da parte nostra; la riscuote il corriere',
          ],
          [
            'Norvegia, Svizzera, Stati Uniti e altrove',
            'Senza IVA da parte nostra; possibili imposte all’importazione',
            'Senza IVA da parte nostra; possibili imposte all’importazione',
          ],
        ],
      },
    },
    'Poiché le aliquote cambiano, gli stessi dieci metri in Danimarca possono costare qualche centesimo in più che in Germania. Una carta regalo si compra senza IVA: l’imposta è in ciò che si paga con la carta.',
    { heading: 'Ordinare come azienda' },
    {
      steps: [
        'Alla cassa, tra i tuoi dati, spunta *ordine aziendale*.',
        'Inserisci la ragione sociale e la partita IVA con la sigla del Paese. Controlliamo subito che sia scritta bene e, quando il registro europeo risponde, che sia valida.',
        'Guarda il totale prima di pagare: è quello che comparirà in fattura.',
      ],
    },
    'Se il registro non risponde, vale la sua ultima risposta nota e controlliamo l’ordine a mano. L’importo che hai visto non cambia più senza il tuo consenso.',
    {
      note: 'Hai ordinato come privato per sbaglio? [Avvisaci](page:contact) prima che il pacco parta: una fattura già inviata non si riscrive con facilità.',
    },
  ],
};
