import { definePath } from '#core/page-path.ts';

export const savedAnswersPath = definePath('/admin/inbox/saved-answers');
