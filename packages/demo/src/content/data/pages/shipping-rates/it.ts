import type { Article } from '../../../writing/article.ts';

export const shippingRatesIt: Article = {
  title: 'Tariffe di spedizione',
  intro:
    'Quanto costa un pacco dipende da dove va e da quanto pesa. La corda pesa più di quel che sembra: perciò ecco la tabella completa.',
  metaDescription:
    'Le tariffe di spedizione di {brand} per Paese, corriere e peso, da quale importo la consegna è gratuita e in quanto tempo arrivano le tue corde.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'Come facciamo il conto' },
    'Il carrello somma il peso di ogni metro e di ogni fibbia e mostra il prezzo per il tuo Paese ancora prima che tu inserisca un indirizzo. Cento metri di cordino da 4 mm pesano meno di un pacco di zucchero; una bobina di corda da 12 mm è un’altra storia. Ciò che è troppo pesante per un pacco viaggia in due, e in quel caso si pagano due spedizioni.',
    'Dove la tabella indica un importo, la consegna è gratuita a partire da quel valore degli articoli, al netto degli sconti.',
    { heading: 'A casa o in un punto di ritiro' },
    'La consegna a casa va bene se c’è qualcuno. Un punto di ritiro o un armadietto di solito costa meno, ed è il pacco ad aspettare te. Scegli tu alla cassa: vedrai solo i punti che accettano un pacco delle dimensioni del tuo.',
    { heading: 'Ritiro in magazzino' },
    'Ritirare l’ordine nel nostro magazzino nei Paesi Bassi non costa nulla. È pronto il giorno lavorativo successivo e ti scriviamo appena lo è. Se prima vuoi vedere i colori, [prenota un appuntamento in showroom](page:showroom).',
    { heading: 'Quando arriva' },
    {
      list: [
        'Se ordini in un giorno lavorativo prima delle {cutOffHour}, tagliamo, imballiamo e affidiamo il pacco al corriere il giorno stesso.',
        'La pagina del prodotto e il carrello indicano in quali giorni dovrebbe arrivare. Fine settimana e festività olandesi sono già compresi nel conto.',
        'Appena il pacco parte, ricevi via e-mail un link per seguirlo.',
      ],
    },
    { heading: 'Fuori dall’Unione europea' },
    'Esportiamo senza IVA olandese. Il tuo Paese può applicare dazi e imposte all’importazione e il corriere un costo per la pratica: sono a tuo carico. Per il Regno Unito addebitiamo noi l’IVA britannica fino alla soglia d’importazione; oltre, la riscuote il corriere e te lo segnaliamo alla cassa. I dettagli sono in [con o senza IVA](page:withOrWithoutVat).',
    {
      note: 'Il pacco è fermo da tre giorni lavorativi? [Scrivici](page:contact) e ci mettiamo noi sulle sue tracce.',
    },
  ],
};
