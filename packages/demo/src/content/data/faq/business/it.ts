import type { FaqTexts } from '../faq-keys.ts';

export const businessIt: FaqTexts<'business'> = {
  'vat-abroad': {
    question: 'Addebitate l’IVA ai clienti aziendali all’estero?',
    answer: [
      'No, se la tua azienda ha sede in un altro Paese dell’UE e una partita IVA valida: vale l’inversione contabile, e la fattura lo indica. Alla cassa spunta *ordine aziendale* e inserisci il numero con la sigla del Paese; il totale cambia subito. Le aziende nei Paesi Bassi pagano l’IVA olandese e la recuperano. Fuori dall’UE esportiamo senza IVA, salvo i piccoli ordini verso il Regno Unito. La tabella completa: [con o senza IVA](page:withOrWithoutVat).',
    ],
  },
  'company-invoice': {
    question: 'Come ottengo una fattura intestata all’azienda?',
    answer: [
      'Inserisci ragione sociale e partita IVA tra i tuoi dati prima di pagare. La fattura arriva in PDF con la conferma e resta nel tuo account, sotto l’ordine, finché ti serve. Riporta i codici articolo, l’IVA e le tue note, quindi c’è posto anche per un centro di costo o un numero d’acquisto. Una fattura già emessa non si può intestare in seguito a un’altra azienda.',
    ],
  },
  'wholesale-terms': {
    question: 'Da quali quantità convengono le condizioni all’ingrosso?',
    answer: [
      'Se prendi spesso bobine intere, assortimenti di colori per corsi o materiale per una piccola produzione, vale la pena chiedere. Raccontaci che cosa fai, con quali corde e quanto in un anno: ricevi un’offerta tua, non un listino uguale per tutti. Per un singolo grosso ordine non servono accordi: gli scaglioni sulla pagina del prodotto e lo sconto nel carrello valgono per chiunque. Il modulo è in [ingrosso](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: 'Posso vendere quello che faccio con la vostra corda?',
    answer: [
      'Certo. Non serve una licenza e non devi nominarci. Tieni presenti due cose. Il carico di rottura sulla pagina del prodotto è quello della corda, non del guinzaglio finito: nodi, rivetti e ganci lo abbassano, quindi prova la tua costruzione. E chi vende prodotti nell’UE risponde della loro sicurezza, con nome e indirizzo sull’articolo. I dati per la tua documentazione te li diamo volentieri: [chiedili](page:contact).',
    ],
  },
};
