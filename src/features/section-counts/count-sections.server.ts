import { countWaitingConversations } from '#features/conversations/count-waiting-conversations.server.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { can } from '#platform/permissions/permissions.ts';
import type { SectionCounts } from './section-counts.ts';

/** Counts what needs a person in each section that the actor may read: one count for each. */
export async function countSections(context: StaffContext): Promise<SectionCounts> {
  const { actor, clock } = context;
  const now = clock();
  return {
    ...(can(actor, 'conversations.read', now) && {
      inbox: await countWaitingConversations(context),
    }),
  };
}
