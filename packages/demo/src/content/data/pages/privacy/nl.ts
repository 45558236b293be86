import type { Article } from '../../../writing/article.ts';

export const privacyNl: Article = {
  title: 'Privacy en cookies',
  intro:
    'Om je touw te sturen hebben we wat gegevens nodig, en verder heel weinig. Hier lees je wat we verzamelen, waarom, hoe lang, en hoe je nee zegt.',
  metaDescription:
    'Privacy bij {brand}: welke gegevens we gebruiken en waarom, cookies per categorie en alleen met toestemming, bewaartermijnen en je rechten.',
  blocks: [
    {
      note: 'Demonstratiegegevens: {legalName} is een verzonnen bedrijf. Vul geen echte persoonsgegevens in als je deze winkel uitprobeert.',
    },
    { heading: 'Wie is verantwoordelijk' },
    'Verwerkingsverantwoordelijke is {legalName} in Nederland; adres en inschrijving staan in het [colofon](page:imprint). Met vragen over je gegevens kun je terecht via de [contactpagina](page:contact). Een functionaris gegevensbescherming hebben we niet; voor een bedrijf als het onze is dat niet verplicht.',
    { heading: 'Wat we gebruiken, waarvoor en op welke grondslag' },
    {
      table: {
        head: ['Doel', 'Gegevens', 'Grondslag'],
        rows: [
          [
            'Je bestelling, de bezorging en retouren afhandelen',
            'Naam, adressen, e-mail, telefoon, bestelling, betaalstatus',
            'Uitvoering van de overeenkomst',
          ],
          [
            'Facturen en boekhouding',
            'Factuurgegevens, btw-nummer en de controle daarvan',
            'Wettelijke verplichting',
          ],
          [
            'Je account, verlanglijstjes en beoordelingen',
            'E-mail, versleuteld wachtwoord, lijstjes, beoordelingen',
            'Uitvoering van de overeenkomst',
          ],
          [
            'Berichten en afspraakverzoeken beantwoorden',
            'Wat je schrijft en hoe we je bereiken',
            'Stappen vóór een overeenkomst; gerechtvaardigd belang om te antwoorden',
          ],
          [
            'Nieuwsbrief en bericht bij nieuwe voorraad',
            'E-mailadres, het artikel waarop je wacht',
            'Toestemming',
          ],
          [
            'De winkel veilig houden',
            'IP-adres, tijdstip, opgevraagde pagina',
            'Gerechtvaardigd belang om misbruik te voorkomen',
          ],
          [
            'Statistiek en advertenties',
            'Bezochte pagina’s, handelingen zoals iets in de winkelwagen leggen',
            'Toestemming',
          ],
        ],
      },
    },
    'Zonder adres en e-mail kunnen we niet leveren; al het andere is vrijwillig. Zoekopdrachten tellen we zonder dat ze naar jou te herleiden zijn. We nemen geen besluiten met rechtsgevolgen voor jou die alleen op een computer berusten.',
    { heading: 'Cookies' },
    'Bij binnenkomst plaatsen we alleen noodzakelijke cookies. Alle andere wachten op jouw ja; nee zeggen kost ook maar één klik en de winkel werkt daarna precies zo goed. Via de cookie-instellingen onder aan elke pagina kun je altijd van gedachten veranderen.',
    {
      table: {
        head: ['Categorie', 'Wat ze doen', 'Toestemming', 'Bewaartijd'],
        rows: [
          [
            'Noodzakelijk',
            'Taal, land en valuta (vsf-locale, vsf-store, vsf-currency), ingelogd blijven (vsf-customer), de winkelwagen, je cookiekeuze',
            'Niet nodig',
            'Maximaal een jaar',
          ],
          [
            'Statistiek',
            'Tellen bezoeken en laten zien waar mensen vastlopen, via een tagmanager; in de Nederlandse winkel ook met een heatmap',
            'Nodig',
            'Maximaal 13 maanden',
          ],
          ['Marketing', 'Meten of een advertentie tot een bestelling leidde', 'Nodig', 'Maximaal 13 maanden'],
          [
            'Externe inhoud',
            'Films, formulieren en in de Duitse winkel een keurmerk, van andere aanbieders',
            'Nodig',
            'Volgens de aanbieder',
          ],
        ],
      },
    },
    { heading: 'Wie gegevens krijgt' },
    'Verwerkers werken in onze opdracht en volgens een contract: hosting, e-mailverzending, content- en zoekdienst, statistiek. Vervoerders krijgen wat ze nodig hebben om te bezorgen. De betaalprovider, en Klarna of PayPal als je daarvoor kiest, zijn zelf verantwoordelijk voor hun deel. Overheden krijgen alleen gegevens als de wet ons daartoe verplicht. We verkopen geen gegevens.',
    'Gegevens blijven zo veel mogelijk binnen de Europese Economische Ruimte. Verwerkt een aanbieder ze elders, dan gebeurt dat op basis van een adequaatheidsbesluit of de modelcontracten van de Europese Commissie.',
    { heading: 'Hoe lang we bewaren' },
    {
      list: [
        'Bestellingen en facturen: zeven jaar, zoals de Nederlandse belastingwet voorschrijft.',
        'Account, verlanglijstjes en beoordelingen: tot je ze verwijdert.',
        'Berichten en afspraakverzoeken: een jaar na het laatste antwoord.',
        'Nieuwsbriefadres: tot je je afmeldt; voorraadbericht: tot het verstuurd is.',
        'Serverlogs: dertig dagen, alleen langer zolang een aanval wordt onderzocht.',
      ],
    },
    { heading: 'Je rechten' },
    'Je mag je gegevens inzien, laten verbeteren, verwijderen of beperken en in een bruikbaar bestand meenemen, en je kunt bezwaar maken tegen gebruik op grond van een gerechtvaardigd belang. Toestemming kun je altijd intrekken, met gevolg voor de toekomst. In je account download je onder *privacy en beveiliging* zelf je gegevens en wis je je account; facturen die we moeten bewaren, blijven afgeschermd staan. In andere gevallen schrijf je ons. We antwoorden binnen een maand en kosteloos, en kunnen vragen of je wilt aantonen dat jij het bent.',
    { heading: 'Klachten' },
    'Ben je niet tevreden over hoe we met je gegevens omgaan? Zeg het ons. Je kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens of bij de toezichthouder van het land waar je woont of werkt.',
    { heading: 'Beveiliging en wijzigingen' },
    'Verbindingen zijn versleuteld, wachtwoorden bewaren we alleen als hash en medewerkers zien alleen wat ze voor hun werk nodig hebben. Passen we deze tekst aan, dan staat de nieuwe versie hier; belangrijke wijzigingen mailen we aan iedereen met een account.',
  ],
};
