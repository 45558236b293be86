import type { Article } from '../../../writing/article.ts';

export const imprintDa: Article = {
  title: 'Virksomhedsoplysninger',
  intro: 'Hvem der driver butikken, hvor vi er registreret, og hvordan du får fat i os.',
  metaDescription:
    'Virksomhedsoplysninger for {brand}: registrering, momsnummer og kontakt til {legalName} samt noter om indhold, billeder, links og tvister.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} er en demonstrationsbutik. Virksomheden, adressen og registreringsnumrene er opdigtede, og det, der bestilles her, bliver ikke leveret.',
    },
    { heading: 'Få hurtigt fat i os' },
    'Alle måder at skrive eller ringe på står på [kontaktsiden](page:contact). Breve når frem til adressen ovenfor; send ikke returvarer dertil, før du har [anmeldt dem](page:returns).',
    { heading: 'Indhold' },
    '{legalName} er ansvarlig for teksterne på siden, også på bloggen. Mål og brudstyrker holder vi op mod producenternes datablade. Er et tal alligevel forkert, er vi glade for et tip og retter det.',
    { heading: 'Billeder og navne' },
    'Billederne af varerne er tegnet ud fra varens egenskaber: farver, fletning, tykkelse og materiale. De viser godt, hvordan en snor ser ud, men ingen skærm kan erstatte en prøve. Tekster og billeder må ikke bruges kommercielt uden vores samtykke. Navne som BioThane tilhører deres ejere.',
    { heading: 'Links' },
    'De sider, vi linker til, har vi set på først. Hvad der siden kommer på dem, bestemmer vi ikke over; hører vi, at et link fører til noget ulovligt, fjerner vi det.',
    { heading: 'Tvister' },
    'Kom til os først; hvordan vi behandler klager, står i [handelsbetingelserne](page:terms). Europa-Kommissionens onlineplatform for tvister lukkede i 2025, så der er intet link til den her. Vi er ikke tilsluttet et klagenævn i Nederlandene; du kan altid gå til domstolene.',
  ],
};
