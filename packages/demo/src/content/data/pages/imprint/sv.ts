import type { Article } from '../../../writing/article.ts';

export const imprintSv: Article = {
  title: 'Företagsinformation',
  intro: 'Vem som driver butiken, var vi är registrerade och hur du når oss.',
  metaDescription:
    'Företagsinformation för {brand}: registrering, momsnummer och kontakt till {legalName} samt något om innehåll, bilder, länkar och tvister.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} är en demonstrationsbutik. Företaget, adressen och registreringsnumren är påhittade, och det som beställs här levereras inte.',
    },
    { heading: 'Nå oss snabbt' },
    'Alla sätt att skriva eller ringa finns på [kontaktsidan](page:contact). Brev når oss på adressen ovan; skicka inga returer dit innan du har [anmält dem](page:returns).',
    { heading: 'Innehåll' },
    '{legalName} ansvarar för texterna på webbplatsen, även bloggen. Mått och brottstyrkor jämför vi med tillverkarnas datablad. Är någon siffra ändå fel blir vi glada för ett tips och rättar den.',
    { heading: 'Bilder och namn' },
    'Produktbilderna är tecknade efter varje artikels egenskaper: färger, flätning, tjocklek och material. De visar väl hur en lina ser ut, men ingen skärm ersätter ett prov. Texter och bilder får inte användas kommersiellt utan vårt medgivande. Namn som BioThane tillhör sina ägare.',
    { heading: 'Länkar' },
    'Webbplatser vi länkar till har vi tittat på först. Vad som hamnar där senare råder vi inte över; får vi veta att en länk leder till något olagligt tar vi bort den.',
    { heading: 'Tvister' },
    'Vänd dig till oss först; hur vi hanterar klagomål står i våra [allmänna villkor](page:terms). EU-kommissionens plattform för tvistlösning online stängdes 2025, så någon länk dit finns inte här. Vi är inte anslutna till någon tvistlösningsnämnd i Nederländerna; domstol kan du alltid vända dig till.',
  ],
};
