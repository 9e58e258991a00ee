import type { Instant, Json } from '#platform/database/columns.ts';
import type { Role, Strength } from '#platform/permissions/permissions.ts';

/** Who works for the company. Name and language are their own: no form can change them. */
export type StaffTable = {
  personId: string;
  role: Role;
  name: string;
  language: 'en' | 'pt';
  since: Instant;
  /** From then on the person cannot sign in, and has no session. */
  endedAt: Instant | null;
};

/** A request to sign in. Token and code exist once its mail is written, as hashes only. */
export type SignInTable = {
  id: string;
  email: string;
  language: 'en' | 'pt';
  /** The hash of the asking browser's cookie; null for a link that the owner's command made. */
  browserHash: string | null;
  /** Null while nobody has looked, and for an address that may not sign in. */
  personId: string | null;
  tokenHash: string | null;
  /** The HMAC of id and code. */
  codeHash: string | null;
  tries: number;
  /** Whether it replaces lost passkeys: a link that the owner's command made. */
  isRecovery: boolean;
  createdAt: Instant;
  expiresAt: Instant;
  handledAt: Instant | null;
  usedAt: Instant | null;
};

export type SessionTable = {
  id: string;
  tokenHash: string;
  personId: string;
  strength: Strength;
  isRecovery: boolean;
  /** Browser and system, such as `Firefox, Windows`. */
  device: string;
  createdAt: Instant;
  /** When the person last proved who they are. */
  verifiedAt: Instant;
  /** Updated once an hour at most. */
  seenAt: Instant;
  expiresAt: Instant;
  endedAt: Instant | null;
};

export type PasskeyTable = {
  /** The credential's id, base64url. */
  id: string;
  personId: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: Json<string[]>;
  name: string;
  isBackedUp: boolean;
  createdAt: Instant;
  usedAt: Instant | null;
};

/** A challenge is deleted when it is taken, so each is used once. */
export type PasskeyChallengeTable = {
  challenge: string;
  personId: string | null;
  purpose: 'register' | 'sign-in';
  expiresAt: Instant;
};

export type AuthTables = {
  staff: StaffTable;
  signIns: SignInTable;
  sessions: SessionTable;
  passkeys: PasskeyTable;
  passkeyChallenges: PasskeyChallengeTable;
};
