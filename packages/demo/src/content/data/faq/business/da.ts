import type { FaqTexts } from '../faq-keys.ts';

export const businessDa: FaqTexts<'business'> = {
  'vat-abroad': {
    question: 'Opkræver I moms af erhvervskunder i udlandet?',
    answer: [
      'Ikke hvis virksomheden ligger i et andet EU-land og har et gyldigt momsnummer: så gælder omvendt betalingspligt, og det står på fakturaen. Sæt kryds ved *erhvervsordre* ved kassen, og skriv nummeret med landets bogstaver; beløbet ændrer sig med det samme. Firmaer i Nederlandene betaler nederlandsk moms og trækker den fra. Uden for EU sender vi uden moms, bortset fra små ordrer til Storbritannien. Hele tabellen: [med eller uden moms](page:withOrWithoutVat).',
    ],
  },
  'company-invoice': {
    question: 'Hvordan får jeg en faktura i firmaets navn?',
    answer: [
      'Skriv firmanavn og momsnummer sammen med dine oplysninger, før du betaler. Fakturaen kommer som pdf med ordrebekræftelsen og ligger ved ordren på din konto, så længe du har brug for den. Varenumre, moms og dine bemærkninger står på den, så der er også plads til et omkostningssted eller rekvisitionsnummer. En udstedt faktura kan ikke flyttes til et andet firma bagefter.',
    ],
  },
  'wholesale-terms': {
    question: 'Fra hvilken mængde kan en engrosaftale betale sig?',
    answer: [
      'Tager du jævnligt hele ruller, farvesortimenter til kurser eller materialer til en lille produktion, er det værd at spørge. Fortæl, hvad du laver, af hvilke snore og hvor meget om året; så får du et tilbud til dig og ikke en standardliste. Til én stor ordre er en aftale ikke nødvendig: trinnene på varens side og rabatten i kurven gælder for alle. Formularen ligger under [engros](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: 'Må jeg sælge det, jeg laver af jeres snor?',
    answer: [
      'Selvfølgelig. Der er ingen licens, og du behøver ikke nævne os. Husk to ting. Brudstyrken på varens side er snorens, ikke din færdige lines: knuder, nitter og hager sænker den, så prøv din egen konstruktion af. Og den, der sælger produkter i EU, står inde for sikkerheden med navn og adresse på varen. Vi giver dig gerne de data, du skal bruge til papirerne: [bare spørg](page:contact).',
    ],
  },
};
