import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { questionFields } from './faq.content.ts';

/** The questions of the home page. */
export const questionKind = defineKind({
  name: 'questions',
  fields: questionFields,
  titleField: 'question',
  public: {
    table: 'faq_entries',
    id: 'id',
    title: 'question',
    titlePt: 'question_pt',
    sort: 'sort',
  },
  ...publicRows({ table: 'faqEntries', fields: questionFields, sorted: true }),
});
