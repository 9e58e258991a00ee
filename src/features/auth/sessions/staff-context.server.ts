import { actorAddress, type Context, type StaffActor } from '#platform/context/context.server.ts';
import type { AuthUser } from '../auth.ts';
import type { Session } from './sessions.repository.server.ts';

/** Returns the member of staff as the actor of a call. */
export function staffActor(
  { id, personId, role, strength, hasPasskey, verifiedAt }: Session,
  address: string | null,
): StaffActor {
  return {
    kind: 'staff',
    sessionId: id,
    personId,
    role,
    strength,
    hasPasskey,
    verifiedAt,
    address,
  };
}

/** Returns the context of a call on behalf of the member of staff who is signed in. */
export function asStaff(context: Context, session: Session): Context {
  const { requestId } = context.actor;
  return { ...context, actor: { ...staffActor(session, actorAddress(context)), requestId } };
}

/** Returns what `GET /api/session` says. */
export function toAuthUser(session: Session): AuthUser {
  const { personId, name, email, role, language, strength, hasPasskey } = session;
  return {
    id: personId,
    username: name,
    email,
    roles: [role],
    language,
    strength,
    hasPasskey,
    ...(session.isRecovery && { isRecovery: true as const }),
    ...(session.attemptsBefore > 0 && { attempts: session.attemptsBefore }),
  };
}
