import type { Article } from '../../../writing/article.ts';

export const whyBuySv: Article = {
  title: 'Varför handla hos {brand}',
  intro:
    'Det hänger en rulle lina i varje byggvaruhus. Här är sex skäl att köpa din av folk som inte gör något annat.',
  metaDescription:
    'Sex skäl att köpa lina hos {brand}: riktiga färger och prover, tydlig brottstyrka, meterpris, ett enda stycke, snabb leverans och råd från skapare.',
  blocks: [
    { heading: '1. Färgen du tänkte dig' },
    'Rött är inte bara rött. Med {colourCount} sorter och färger av {productWord} och sammanlagt {cordCount} linor och rep finns din troligen bland dem: enfärgad, randig, med diamantmönster, i kamouflage, reflekterande eller självlysande. Osäker? Beställ ett prov på tio centimeter och jämför.',
    { heading: '2. Du vet om den håller' },
    'Tjocklek, material, konstruktion och brottstyrka står vid varje lina, och du kan filtrera på dem. Är något *inte* gjort för ett ändamål, som klättring, säger vi det rakt ut.',
    { heading: '3. Du vet vad den kostar' },
    'Bredvid varje pris står meterpriset, så att du kan jämföra tio och hundra meter med en blick. Större mängder kostar mindre, och produktsidan visar från hur många. [Fraktpriserna](page:shippingRates) är inte heller någon hemlighet.',
    { heading: '4. Din längd, i ett stycke' },
    'Vi kapar från rullen, så det finns inga skarvar. Produktsidan berättar hur lång den längsta biten i lager är innan du bygger ett helt projekt på den.',
    { heading: '5. Snabbt på väg' },
    'Det du beställer på en vardag före klockan {cutOffHour} går oftast i väg samma dag. Bor du i närheten? Att hämta på lagret kostar inget.',
    { heading: '6. Svar från folk som knyter' },
    'Vilken hake till en labrador, hur många meter till ett brett armband: [fråga oss](page:contact). Mycket finns redan i [bloggen](blog:) och bland [vanliga frågor](faq:). Fler än {customerCount} kunder har redan litat på oss.',
    { heading: 'I siffror' },
    {
      facts: [
        ['Minsta beställning', 'varor för {minimumOrder}'],
        ['Tid för retur', '{returnDays} dagar, se [returer](page:returns)'],
        ['Betalning', 'som du är van, se [betalningssätt](page:paymentMethods)'],
        ['Presentkort', 'från {giftCardMinimum} till {giftCardMaximum}, valfritt belopp däremellan'],
      ],
    },
  ],
};
