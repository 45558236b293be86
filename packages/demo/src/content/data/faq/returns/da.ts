import type { FaqTexts } from '../faq-keys.ts';

export const returnsDa: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: 'Kan jeg returnere snor, der er skåret til mig?',
    answer: [
      'Ja, hvis du kunne vælge længden på varens side. Vi skærer den ganske vist af rullen til dig, men 15 m er 15 m og kan glæde en anden. Stykket skal komme helt tilbage: enderne stadig smeltet, ingen knuder, ingen hundehår. Kun længder, du har bedt os om særskilt, og det, du allerede har klippet eller brugt, må du beholde.',
    ],
  },
  'return-how-long': {
    question: 'Hvor lang tid har jeg, og hvad skal jeg gøre?',
    answer: [
      'Du har {returnDays} dage fra den dag, pakken kommer. Fortæl os via din konto eller [kontaktsiden](page:contact), hvad der kommer retur; vi svarer med adressen og en returseddel. Derefter har du 14 dage til at sende pakken. Rul snoren løst op i stedet for at presse den flad, ellers beholder den knækkene. Trin for trin: [returnering](page:returns).',
    ],
  },
  'return-cost': {
    question: 'Hvem betaler for returneringen, og hvornår får jeg mine penge?',
    answer: [
      'Portoen betaler du, medmindre vi har sendt det forkerte, eller varen har en fejl; så betaler vi. Kommer det hele retur, får du også den almindelige fragt tilbage. Pengene er på vej senest 14 dage efter din besked, men vi må vente, til pakken eller et bevis for afsendelsen er her. De går tilbage samme vej, som du betalte.',
    ],
  },
  'too-short-or-faulty': {
    question: 'Min snor er for kort, beskadiget eller forkert. Hvad nu?',
    answer: [
      'Så er det vores fejl, og den retter vi for egen regning. [Send os](page:contact) ordrenummeret og et billede: ved et for kort stykke med et målebånd ved siden af den slappe snor, ved en fejl så tæt på, som telefonen kan stille skarpt. Du får et nyt stykke med det samme og kan ofte beholde det gamle. Dine lovfæstede rettigheder gælder fuldt ud.',
    ],
  },
};
