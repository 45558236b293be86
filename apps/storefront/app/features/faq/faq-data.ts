import { plainTextOf } from '../../seo/plain-text.ts';
import type { FaqView } from './load-faq.ts';

/** What search engines read of questions and answers (schema.org). */
export function faqData(categories: FaqView['categories']): object {
  return {
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(({ entries }) =>
      entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
      })),
    ),
  };
}
