import type { Article } from '../../../writing/article.ts';

export const imprintNl: Article = {
  title: 'Colofon',
  intro: 'Wie deze winkel runt, waar we zijn ingeschreven en hoe je ons bereikt.',
  metaDescription:
    'Colofon van {brand}: bedrijfsgegevens, inschrijving, btw-nummer en contact van {legalName}, met informatie over inhoud, afbeeldingen en geschillen.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} is een demonstratiewinkel. Het bedrijf, het adres en de registratienummers zijn verzonnen en wat je hier bestelt, wordt niet geleverd.',
    },
    { heading: 'Snel contact' },
    'Alle manieren om te schrijven of te bellen vind je op de [contactpagina](page:contact). Post komt aan op het adres hierboven; stuur er geen retouren naartoe voordat je ze hebt [aangemeld](page:returns).',
    { heading: 'Inhoud' },
    '{legalName} is verantwoordelijk voor de teksten op deze site, ook voor de blog. Maten en breeksterktes controleren we aan de hand van de gegevens van de fabrikant. Klopt er toch een getal niet, dan horen we het graag en passen we het aan.',
    { heading: 'Afbeeldingen en namen' },
    'De productafbeeldingen zijn getekend op basis van de eigenschappen van elk artikel: kleuren, vlechtwerk, dikte en materiaal. Ze laten goed zien hoe een koord eruitziet, maar geen scherm vervangt een proefstukje. Teksten en afbeeldingen mogen niet zonder onze toestemming commercieel worden gebruikt. Namen als BioThane zijn van hun eigenaars.',
    { heading: 'Links' },
    'Linken we naar een andere site, dan hebben we die eerst bekeken. Over wat daar later verschijnt, gaan wij niet. Horen we dat een link naar iets onrechtmatigs leidt, dan halen we hem weg.',
    { heading: 'Geschillen' },
    'Kom eerst naar ons toe; hoe we klachten behandelen, staat in onze [algemene voorwaarden](page:terms). De Europese Commissie heeft haar platform voor online geschillen in 2025 gesloten, dus daar verwijzen we niet meer naar. Bij een geschillencommissie zijn we niet aangesloten en dat is ook niet verplicht; naar de rechter kun je altijd.',
  ],
};
