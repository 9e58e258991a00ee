import { definePath } from '#core/page-path.ts';

export const blockedSendersPath = definePath('/admin/inbox/blocked-senders');
