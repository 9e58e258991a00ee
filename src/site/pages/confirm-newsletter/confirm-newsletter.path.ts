import { definePath } from '#core/page-path.ts';

export const confirmNewsletterPath = definePath('/newsletter/confirm/:token');
