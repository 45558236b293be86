import type { Article } from '../../../writing/article.ts';

export const privacyIt: Article = {
  title: 'Privacy e cookie',
  intro:
    'Per mandarti una corda ci servono alcuni dati, e poco altro. Ecco che cosa raccogliamo, perché, per quanto tempo e come puoi dire di no.',
  metaDescription:
    'Privacy da {brand}: quali dati usiamo e perché, cookie per categoria e solo con il tuo consenso, chi li riceve, per quanto tempo e i tuoi diritti.',
  blocks: [
    {
      note: 'Dati dimostrativi: {legalName} è una società inventata. Se provi questo negozio, non inserire dati personali veri.',
    },
    { heading: 'Chi è il titolare' },
    'Titolare del trattamento è {legalName}, Paesi Bassi; indirizzo e iscrizione sono nelle [note legali](page:imprint). Per domande sui tuoi dati usa la [pagina dei contatti](page:contact). Non abbiamo un responsabile della protezione dei dati, perché la legge non lo richiede a un’azienda come la nostra.',
    { heading: 'Che cosa usiamo, a che scopo e su quale base' },
    {
      table: {
        head: ['Scopo', 'Dati', 'Base giuridica'],
        rows: [
          [
            'Gestire ordine, consegna e resi',
            'Nome, indirizzi, e-mail, telefono, ordine, stato del pagamento',
            'Esecuzione del contratto',
          ],
          ['Fatture e contabilità', 'Dati di fatturazione, partita IVA e sua verifica', 'Obbligo di legge'],
          [
            'Il tuo account, liste dei desideri e recensioni',
            'E-mail, password cifrata, liste, recensioni',
            'Esecuzione del contratto',
          ],
          [
            'Rispondere a messaggi e richieste di appuntamento',
            'Ciò che scrivi e come raggiungerti',
            'Misure precontrattuali; legittimo interesse a rispondere',
          ],
          [
            'Newsletter e avviso di nuova disponibilità',
            'Indirizzo e-mail, articolo che aspetti',
            'Consenso',
          ],
          [
            'Tenere sicuro il negozio',
            'Indirizzo IP, ora, pagina richiesta',
            'Legittimo interesse a prevenire abusi',
          ],
          ['Statistiche e pubblicità', 'Pagine visitate, azioni come l’aggiunta al carrello', 'Consenso'],
        ],
      },
    },
    'Senza indirizzo ed e-mail non possiamo consegnare; tutto il resto è facoltativo. Le ricerche le contiamo senza alcun legame con te. Non prendiamo decisioni con effetti giuridici per te basate solo su automatismi.',
    { heading: 'Cookie' },
    'Quando arrivi impostiamo solo i cookie necessari. Tutti gli altri aspettano il tuo sì; anche dire no richiede un solo clic e non cambia nulla nel negozio. Puoi ripensarci in ogni momento dalle impostazioni dei cookie in fondo a ogni pagina.',
    {
      table: {
        head: ['Categoria', 'A che cosa servono', 'Consenso', 'Durata'],
        rows: [
          [
            'Necessari',
            'Lingua, Paese e valuta (vsf-locale, vsf-store, vsf-currency), accesso (vsf-customer), carrello, la tua scelta sui cookie',
            'Non serve',
            'Fino a un anno',
          ],
          [
            'Statistiche',
            'Contano le visite e mostrano dove ci si blocca, tramite un gestore di tag; nel negozio olandese anche con una mappa di calore',
            'Serve',
            'Fino a 13 mesi',
          ],
          ['Marketing', 'Misurano se un annuncio ha portato a un ordine', 'Serve', 'Fino a 13 mesi'],
          [
            'Contenuti esterni',
            'Video, moduli e, nel negozio tedesco, un marchio di fiducia, forniti da altri',
            'Serve',
            'Secondo il fornitore',
          ],
        ],
      },
    },
    { heading: 'Chi riceve i dati' },
    'I responsabili del trattamento lavorano per noi, sotto contratto e su nostra istruzione: hosting, invio di e-mail, servizi di contenuto e di ricerca, statistiche. I corrieri ricevono ciò che serve per consegnare. Il fornitore di pagamenti, e Klarna o PayPal se li scegli, rispondono in proprio della loro parte. Alle autorità diamo dati solo quando la legge ci obbliga. Non vendiamo dati.',
    'I dati restano per quanto possibile nello Spazio economico europeo. Se un fornitore li tratta altrove, ci basiamo su una decisione di adeguatezza o sulle clausole tipo della Commissione europea.',
    { heading: 'Per quanto tempo li conserviamo' },
    {
      list: [
        'Ordini e fatture: sette anni, come prevede la legge fiscale olandese.',
        'Account, liste e recensioni: finché non li cancelli.',
        'Messaggi e richieste di appuntamento: un anno dall’ultima risposta.',
        'Indirizzo per la newsletter: finché non ti cancelli; avviso di disponibilità: finché non è partito.',
        'Registri del server: trenta giorni, di più solo mentre si indaga su un attacco.',
      ],
    },
    { heading: 'I tuoi diritti' },
    'Puoi chiedere di accedere ai tuoi dati, di correggerli, cancellarli, limitarli e averne una copia portabile, e opporti a un trattamento basato sul legittimo interesse. Il consenso si revoca in ogni momento, con effetto per il futuro. Nel tuo account, sotto *privacy e sicurezza*, puoi scaricare i dati e cancellare l’account da te; le fatture che dobbiamo conservare restano bloccate. Per il resto scrivici. Rispondiamo entro un mese, gratis, e possiamo chiederti di dimostrare chi sei.',
    { heading: 'Reclami' },
    'Non ti piace come trattiamo i tuoi dati? Diccelo. Puoi anche rivolgerti all’autorità olandese, l’Autoriteit Persoonsgegevens, o a quella del Paese in cui vivi o lavori, in Italia il Garante per la protezione dei dati personali.',
    { heading: 'Sicurezza e modifiche' },
    'Le connessioni sono cifrate, le password conservate solo come hash e chi lavora con noi vede solo ciò che gli serve. Se cambiamo questo testo, la nuova versione appare qui; le modifiche importanti le annunciamo via e-mail a chi ha un account.',
  ],
};
