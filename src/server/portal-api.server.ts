import { portalApi } from '#features/portal/portal.portal-api.server.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { Audience } from '#platform/context/mount-features.server.ts';
import type { CallerOf } from '#platform/http/caller-address.server.ts';
import { signedIn } from './admin-api.server.ts';

/**
 * The calls of clients: `<word>.portal-api.server.ts` of each feature. Whoever is signed in is a client
 * there, of their own; one of the staff too, who may have work done.
 */
export function portalAudience(services: Services, callerOf: CallerOf): Audience {
  const actorOf = signedIn(services, callerOf);
  return {
    path: '/api/portal/*',
    async actorOf(c) {
      const actor = await actorOf(c);
      if (actor.kind !== 'staff') return actor;
      const { personId, address } = actor;
      return { kind: 'client', personId, address };
    },
    features: [portalApi],
  };
}
