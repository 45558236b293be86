import type { FaqTexts } from '../faq-keys.ts';

export const orderingDa: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: 'Er der en mindste ordre?',
    answer: [
      'Ja, du kan bestille fra {minimumOrder} i varer, uden fragt. Under det ville emballage og porto koste mere end snoren. Alt tæller med, også prøver. Mangler du lidt, siger kurven hvor meget; et par spænder eller et ekstra bundt plejer at være nok. Gavekort har deres egne grænser, som du ser, når du vælger beløb.',
    ],
  },
  'one-long-piece': {
    question: 'Hvordan måler I længden, og kan jeg få ét langt stykke?',
    answer: [
      'Vi måler snoren, mens den ligger slapt på skærebordet, uden at strække den, og hellere lidt for meget end for lidt. Den længde, du vælger, kommer altid **i ét stykke**: tredive meter er tredive meter uden knude og uden samling.',
      'Bestiller du tre gange 10 m, får du tre stykker på 10 m. Mangler din længde, så se efter *længste stykke på lager* på varens side, og [skriv til os](page:contact). Sådan et stykke skærer vi kun til dig, og det kan ikke returneres.',
    ],
  },
  'order-a-sample': {
    question: 'Kan jeg bestille en prøve først?',
    answer: [
      'Meget gerne. Under *Bestil en prøve* på varens side lægger du et kort stykke i kurven: langt nok til at se fletningen, sammenligne farven og prøve, om det kan komme gennem din perle eller snorstopper. Du kan tage én prøve af hver vare og af lige så mange varer, du vil. Prøverne rejser sammen med resten af ordren.',
    ],
  },
  'change-order': {
    question: 'Kan jeg ændre eller annullere min ordre?',
    answer: [
      'Ja, så længe vi ikke har skåret. Det, der kommer ind på en hverdag før kl. {cutOffHour}, skærer vi samme dag, så vær hurtig: [skriv eller ring](page:contact) med ordrenummeret og det, der skal være anderledes. Når pakken er lukket, kan vi ikke komme til den. Det, du ikke vil beholde, sender du så bare tilbage, se [returnering](page:returns).',
    ],
  },
  'without-account': {
    question: 'Skal jeg have en konto?',
    answer: [
      'Nej, du kan bestille som gæst med navn, adresse og e-mail. En konto er rar, hvis du kommer tit: her finder du fakturaer og tidligere ordrer, bestiller den samme blå igen med ét klik, samler ønskelister til dine projekter og gemmer flere adresser. Den koster ikke noget, og du kan slette den, når du vil, under *privatliv og sikkerhed*.',
    ],
  },
  'sold-out-colour': {
    question: 'Den farve, jeg vil have, er udsolgt. Kommer den igen?',
    answer: [
      'Som regel ja. De fleste farver bliver flettet igen, når en rulle er ved at være tom, og det tager nogle uger. Skriv din e-mailadresse på varens side, så får du én besked, når den er tilbage, og ikke andet. Er en farve væk for altid, står det på siden sammen med det, der kommer tættest på i nuance og tykkelse. Læs mere under [udsolgt vare](page:soldOut).',
    ],
  },
};
