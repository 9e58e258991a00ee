import type { JsonLdObject } from '#core/json-ld.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { localize } from '#i18n/localized.tsx';
import type { FaqEntry } from './faq.ts';

/** The questions of the page with their answers, for the `mainEntity` of a `FAQPage`. */
export function questionsData(
  entries: readonly FaqEntry[],
  { language }: Pick<GraphContext, 'language'>,
): JsonLdObject[] {
  return entries.map(({ question, questionPt, answer, answerPt }) => ({
    '@type': 'Question',
    name: localize(language, question, questionPt).text,
    acceptedAnswer: { '@type': 'Answer', text: localize(language, answer, answerPt).text },
  }));
}
