import type { Article } from '../../../writing/article.ts';

export const imprintEn: Article = {
  title: 'Imprint',
  intro: 'Who runs this shop, where we are registered and how you reach us.',
  metaDescription:
    'Imprint of {brand}: company details, registration, VAT number and contact of {legalName}, and notes on content, pictures and disputes.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} is a demonstration shop. The company, its address and its registration numbers are made up, and nothing ordered here is delivered.',
    },
    { heading: 'Reaching us quickly' },
    'All ways to write or call are on the [contact page](page:contact). Letters reach us at the address above; please do not send returns there before you have [registered them](page:returns).',
    { heading: 'Content' },
    '{legalName} is responsible for the texts of this site, including the blog. We check measurements and breaking strengths against the data sheets of the makers. Should a number be wrong all the same, we are grateful for a hint and correct it.',
    { heading: 'Pictures and names' },
    'The product pictures are drawn from the properties of each article: its colours, weave, thickness and material. They show what a cord looks like, but no screen replaces a sample. Texts and pictures may not be reused commercially without our consent. Names such as BioThane belong to their owners.',
    { heading: 'Links' },
    'Where we link to other sites, we looked at them first. We have no say in what appears there later, and remove a link as soon as we hear that it leads to something unlawful.',
    { heading: 'Disputes' },
    'Please come to us first; how we handle complaints is set out in our [terms](page:terms). The European Commission closed its online dispute platform in 2025, so there is no link to it here. We do not take part in proceedings before a consumer arbitration board and are under no obligation to; the courts are open to you at any time.',
  ],
};
