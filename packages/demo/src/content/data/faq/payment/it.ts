import type { FaqTexts } from '../faq-keys.ts';

export const paymentIt: FaqTexts<'payment'> = {
  'which-methods': {
    question: 'Come posso pagare?',
    answer: [
      'Dipende dal Paese e dalla valuta: iDEAL nei Paesi Bassi, Bancontact in Belgio e quasi ovunque carta, PayPal o Klarna. Vanno bene anche un bonifico in euro o una carta regalo. Nessun metodo costa di più, e alla cassa vedi solo quelli che funzionano per te. I dettagli sono in [metodi di pagamento](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: 'Perché il prezzo al metro cambia con la lunghezza?',
    answer: [
      'Perché tagliare, avvolgere ed etichettare richiede lo stesso tempo per cinque metri come per cento. In un pezzo corto quel lavoro si divide su pochi metri, in uno lungo su molti: perciò il metro costa meno nella lunghezza maggiore. Il prezzo al metro è indicato accanto a ogni misura, così il confronto è facile. Le fantasie costano un po’ più della tinta unita, e il filato riflettente o fosforescente è più caro all’acquisto.',
    ],
  },
  'quantity-discount': {
    question: 'Se ordino di più, pago meno?',
    answer: [
      'Sì, in due modi. Se prendi più volte lo stesso articolo, il prezzo unitario scende; gli scaglioni sono sulla pagina del prodotto. In più, da un certo importo il carrello applica uno sconto su tutto l’ordine e mostra quanto manca allo scaglione successivo. Succede tutto da sé, senza codici. Se ti servono spesso bobine intere, guarda la pagina [ingrosso](page:wholesale).',
    ],
  },
  'payment-failed': {
    question: 'Il pagamento non è riuscito. E adesso?',
    answer: [
      'Non hai perso nulla: il carrello resta com’era. Riprova o scegli un altro metodo. Spesso l’app della banca è stata chiusa troppo presto, oppure la carta ha un limite giornaliero. Se l’importo è stato addebitato ma dopo un’ora non hai ricevuto la conferma, [comunicaci](page:contact) ora e cifra. Rintracciamo il pagamento, e un ordine non viene mai incassato due volte.',
    ],
  },
  'gift-card': {
    question: 'Come funziona una carta regalo?',
    answer: [
      'Scegli un importo tra {giftCardMinimum} e {giftCardMaximum}, scrivi due parole e noi mandiamo la carta via e-mail a chi potrà scegliersi un colore. Il codice si inserisce nel carrello. Se l’ordine costa di più, il resto si paga in altro modo; se costa di meno, il credito rimane sulla carta per la prossima volta. L’IVA è dovuta solo su ciò che si compra.',
    ],
  },
};
