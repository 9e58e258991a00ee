import { definePath } from '#core/page-path.ts';

export const inboxPath = definePath('/admin/inbox');
export const conversationPath = definePath('/admin/inbox/:id');
