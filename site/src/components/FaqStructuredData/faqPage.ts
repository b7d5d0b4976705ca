import type {FaqEntry} from '@site/src/remark/remarkFaq';

/** https://schema.org/FAQPage, with the anchor of each question. */
export function faqPage(entries: readonly FaqEntry[], pageUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'zh-Hans',
    mainEntity: entries.map(({id, question, answer}) => ({
      '@type': 'Question',
      name: question,
      url: `${pageUrl}#${id}`,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}
