import type { Article } from '../../../writing/article.ts';

export const privacyDa: Article = {
  title: 'Privatliv og cookies',
  intro:
    'For at sende dig reb har vi brug for nogle oplysninger, og meget få ud over dem. Her står, hvad vi indsamler, hvorfor, hvor længe, og hvordan du siger nej.',
  metaDescription:
    'Privatliv hos {brand}: hvilke oplysninger vi bruger og hvorfor, cookies efter kategori og kun med samtykke, modtagere, opbevaring og dine rettigheder.',
  blocks: [
    {
      note: 'Demonstrationsdata: {legalName} er en opdigtet virksomhed. Skriv ikke rigtige personoplysninger, når du prøver butikken.',
    },
    { heading: 'Hvem der er ansvarlig' },
    'Dataansvarlig er {legalName}, Nederlandene; adresse og registrering står under [virksomhedsoplysninger](page:imprint). Spørgsmål om dine oplysninger stiller du via [kontaktsiden](page:contact). Vi har ingen databeskyttelsesrådgiver, for det kræver loven ikke af en virksomhed som vores.',
    { heading: 'Hvad vi bruger, til hvad og på hvilket grundlag' },
    {
      table: {
        head: ['Formål', 'Oplysninger', 'Retsgrundlag'],
        rows: [
          [
            'Ordre, levering og returnering',
            'Navn, adresser, e-mail, telefon, ordre, betalingsstatus',
            'Opfyldelse af aftalen',
          ],
          [
            'Fakturaer og bogføring',
            'Fakturaoplysninger, momsnummer og kontrollen af det',
            'Retlig forpligtelse',
          ],
          [
            'Din konto, ønskelister og anmeldelser',
            'E-mail, krypteret adgangskode, lister, anmeldelser',
            'Opfyldelse af aftalen',
          ],
          [
            'Svar på beskeder og ønsker om en tid',
            'Det, du skriver, og hvordan vi får fat i dig',
            'Skridt forud for en aftale; legitim interesse i at svare',
          ],
          ['Nyhedsbrev og besked om varer på lager', 'E-mailadresse, varen, du venter på', 'Samtykke'],
          [
            'Butikkens sikkerhed',
            'IP-adresse, tidspunkt, hentet side',
            'Legitim interesse i at hindre misbrug',
          ],
          ['Statistik og annoncer', 'Besøgte sider, handlinger som at lægge i kurven', 'Samtykke'],
        ],
      },
    },
    'Uden adresse og e-mail kan vi ikke levere; alt andet er frivilligt. Søgninger tæller vi uden forbindelse til dig. Vi træffer ingen afgørelser med retsvirkning for dig alene ved automatik.',
    { heading: 'Cookies' },
    'Når du kommer, sættes der kun nødvendige cookies. Alle andre venter på dit ja; et nej koster også kun ét klik og ændrer intet ved butikken. Du kan altid skifte mening i cookieindstillingerne nederst på hver side.',
    {
      table: {
        head: ['Kategori', 'Hvad de gør', 'Samtykke', 'Varighed'],
        rows: [
          [
            'Nødvendige',
            'Sprog, land og valuta (vsf-locale, vsf-store, vsf-currency), login (vsf-customer), kurven, dit cookievalg',
            'Ikke nødvendigt',
            'Op til et år',
          ],
          [
            'Statistik',
            'Tæller besøg og viser, hvor folk går i stå, gennem en tag manager; i den nederlandske butik også et varmekort',
            'Kræves',
            'Op til 13 måneder',
          ],
          ['Markedsføring', 'Måler, om en annonce førte til en ordre', 'Kræves', 'Op til 13 måneder'],
          [
            'Eksternt indhold',
            'Film, formularer og i den tyske butik et tillidsmærke fra andre udbydere',
            'Kræves',
            'Efter udbyderens angivelse',
          ],
        ],
      },
    },
    { heading: 'Hvem der får oplysninger' },
    'Databehandlere arbejder for os efter kontrakt og instruks: hosting, udsendelse af e-mail, indholds- og søgetjeneste, statistik. Fragtfirmaer får det, de skal bruge for at levere. Betalingsudbyderen, og Klarna eller PayPal, hvis du vælger dem, er selv ansvarlige for deres del. Myndigheder får kun oplysninger, når loven pålægger os det. Vi sælger ikke oplysninger.',
    'Oplysninger bliver så vidt muligt i Det Europæiske Økonomiske Samarbejdsområde. Behandler en udbyder dem andre steder, sker det efter en afgørelse om tilstrækkelighed eller Europa-Kommissionens standardbestemmelser.',
    { heading: 'Hvor længe vi gemmer' },
    {
      list: [
        'Ordrer og fakturaer: syv år, som den nederlandske skattelov kræver.',
        'Konto, ønskelister og anmeldelser: til du sletter dem.',
        'Beskeder og ønsker om en tid: et år efter det sidste svar.',
        'Adresse til nyhedsbrevet: til du afmelder dig; besked om lager: til den er sendt.',
        'Serverlogge: tredive dage, længere kun mens et angreb undersøges.',
      ],
    },
    { heading: 'Dine rettigheder' },
    'Du kan bede om indsigt i dine oplysninger, om at få dem rettet, slettet, begrænset eller udleveret i et format, du kan tage med, og du kan gøre indsigelse mod behandling, der bygger på legitim interesse. Et samtykke kan du altid trække tilbage med virkning fremover. På din konto kan du under *privatliv og sikkerhed* selv hente dine oplysninger og slette kontoen; fakturaer, vi skal gemme, ligger stadig låst. Ellers skriver du til os. Vi svarer inden for en måned og gratis og kan bede dig vise, at du er dig.',
    { heading: 'Klager' },
    'Er du ikke tilfreds med, hvordan vi behandler dine oplysninger? Sig det til os. Du kan også klage til den nederlandske myndighed, Autoriteit Persoonsgegevens, eller til myndigheden, hvor du bor eller arbejder, i Danmark Datatilsynet.',
    { heading: 'Sikkerhed og ændringer' },
    'Forbindelser er krypterede, adgangskoder gemmes kun som hash, og medarbejdere ser kun det, de skal bruge i deres arbejde. Ændrer vi teksten, står den nye udgave her; vigtige ændringer sender vi på e-mail til alle med en konto.',
  ],
};
