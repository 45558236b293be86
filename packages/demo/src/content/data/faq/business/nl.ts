import type { FaqTexts } from '../faq-keys.ts';

export const businessNl: FaqTexts<'business'> = {
  'vat-abroad': {
    question: 'Rekenen jullie btw aan zakelijke klanten in het buitenland?',
    answer: [
      'Niet als je bedrijf in een ander EU-land zit en een geldig btw-nummer heeft: dan wordt de btw naar jou verlegd en staat dat op de factuur. Vink bij het afrekenen *zakelijke bestelling* aan en vul het nummer met de landletters in; het totaal verandert meteen. Bedrijven in Nederland betalen Nederlandse btw en vragen die terug. Buiten de EU leveren we zonder btw, behalve bij kleine bestellingen naar het VK. De hele tabel: [met of zonder btw](page:withOrWithoutVat).',
    ],
  },
  'company-invoice': {
    question: 'Hoe krijg ik een factuur op naam van mijn bedrijf?',
    answer: [
      'Vul de bedrijfsnaam en het btw-nummer bij je gegevens in voordat je betaalt. De factuur komt als pdf bij de orderbevestiging en blijft in je account bij de bestelling staan zolang je hem nodig hebt. Artikelnummers, btw en je opmerkingen staan erop, dus daar past ook een kostenplaats of inkoopnummer. Een verstuurde factuur kunnen we achteraf niet op een ander bedrijf zetten.',
    ],
  },
  'wholesale-terms': {
    question: 'Vanaf welke hoeveelheid loont een groothandelsafspraak?',
    answer: [
      'Neem je regelmatig hele rollen, kleurassortimenten voor lessen of materiaal voor een kleine productie, dan is vragen de moeite waard. Vertel wat je maakt, met welk koord en hoeveel per jaar; je krijgt een offerte op maat in plaats van een standaardlijst. Voor één grote bestelling is geen afspraak nodig: de staffel op de productpagina en de korting in de winkelwagen gelden voor iedereen. Het formulier staat bij [groothandel](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: 'Mag ik verkopen wat ik van jullie koord maak?',
    answer: [
      'Natuurlijk. Je hebt geen licentie nodig en hoeft ons niet te noemen. Let op twee dingen. De breeksterkte op de productpagina is die van het koord, niet van je riem: knopen, nieten en haken maken die lager, dus test je eigen constructie. En wie in de EU producten verkoopt, staat in voor de veiligheid ervan, met naam en adres op het artikel. De gegevens voor je papieren geven we graag: [vraag maar](page:contact).',
    ],
  },
};
