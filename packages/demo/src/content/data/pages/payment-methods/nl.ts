import type { Article } from '../../../writing/article.ts';

export const paymentMethodsNl: Article = {
  title: 'Betaalmethoden',
  intro:
    'Betaal zoals je gewend bent. Welke methoden je ziet, hangt af van je land en valuta; extra kosten rekenen we nergens voor.',
  metaDescription:
    'Zo betaal je bij {brand}: iDEAL, Bancontact, kaart, PayPal, Klarna, overschrijving en cadeaubon, en wat je doet als een betaling mislukt.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'De methoden in het kort' },
    {
      facts: [
        ['iDEAL', 'Je keurt het bedrag goed in de app van je bank en wij weten het meteen.'],
        ['Bancontact', 'Voor Belgische kaarten, in de app of met kaartnummer en kaartlezer.'],
        ['Kaart', 'Betaalpassen en creditcards. Je bank kan vragen of je de betaling in de app bevestigt.'],
        ['PayPal', 'Vanaf je saldo, kaart of bankrekening, zonder dat wij die gegevens zien.'],
        [
          'Klarna',
          'Achteraf of in delen betalen waar Klarna dat aanbiedt. Klarna beslist zelf en heeft eigen voorwaarden; lees die eerst even.',
        ],
        [
          'Overschrijving',
          'In euro’s. We leggen je koord apart en snijden het zodra het geld binnen is. Reken op een paar dagen extra.',
        ],
        [
          'Cadeaubon',
          'Vul de code in de winkelwagen in. Wat de bon niet dekt, betaal je op een andere manier; wat je overhoudt, blijft op de bon staan.',
        ],
      ],
    },
    { heading: 'Is het veilig?' },
    'Je betaalt op een pagina van onze betaalprovider, via een versleutelde verbinding. Kaartnummers en bankgegevens komen nooit bij ons terecht, dus we kunnen ze ook niet kwijtraken.',
    { heading: 'Als een betaling mislukt' },
    'Je bent niets kwijt. Je winkelwagen blijft zoals hij was en je kunt het opnieuw proberen of iets anders kiezen. Is het geld toch afgeschreven en heb je na een uur nog geen bevestiging, [stuur ons dan](page:contact) het tijdstip en het bedrag. We zoeken het op, en dubbel betalen doe je nooit.',
    { heading: 'Minimumbedrag, korting en zakelijk bestellen' },
    'Bestellen kan vanaf {minimumOrder} aan artikelen. Een kortingscode vul je vóór het betalen in de winkelwagen in. Bedrijven geven bij het afrekenen hun bedrijfsnaam en btw-nummer op; wat dat met het totaal doet, lees je bij [met of zonder btw](page:withOrWithoutVat). Bestel je vaker, kijk dan ook bij [groothandel](page:wholesale).',
    { heading: 'Terugbetalen' },
    'Geld gaat terug langs de weg waarlangs het kwam: naar de kaart, de rekening of de cadeaubon. Hoe lang dat duurt, staat bij [retourneren](page:returns).',
  ],
};
