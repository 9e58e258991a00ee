import {
  actorAddress,
  type ClientActor,
  type Context,
  type StaffActor,
} from '#platform/context/context.server.ts';
import type { AuthUser } from '../auth.ts';
import { isOfStaff, type Session, type StaffSession } from './sessions.repository.server.ts';

/** Returns the member of staff as the actor of a call. */
export function staffActor(
  { id, personId, role, strength, hasPasskey, verifiedAt }: StaffSession,
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

/** Returns whoever is signed in as the actor of a call: one of the staff, or a client. */
export function actorOf(session: Session, address: string | null): StaffActor | ClientActor {
  if (isOfStaff(session)) return staffActor(session, address);
  return { kind: 'client', personId: session.personId, address };
}

/** Returns the context of a call on behalf of whoever is signed in. */
export function asSignedIn(context: Context, session: Session): Context {
  const { requestId } = context.actor;
  return { ...context, actor: { ...actorOf(session, actorAddress(context)), requestId } };
}

/** Returns what `GET /api/session` says. */
export function toAuthUser(session: Session): AuthUser {
  const { personId, name, email, role, language, strength, hasPasskey } = session;
  const user = { id: personId, username: name, email };
  if (role === null) return { ...user, kind: 'client', language, strength };
  return {
    ...user,
    roles: [role],
    language,
    strength,
    hasPasskey,
    ...(session.isRecovery && { isRecovery: true as const }),
    ...(session.attemptsBefore > 0 && { attempts: session.attemptsBefore }),
  };
}
