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
  /** Until then the next sign-in by mail may replace lost passkeys, because an owner helps. */
  helpUntil: Instant | null;
};

/** A request to sign in. Token and code exist once its mail is written, as hashes only. */
export type SignInTable = {
  id: string;
  email: string;
  language: 'en' | 'pt';
  /** The hash of the asking browser's cookie; null for a link that the owner's command made. */
  browserHash: string | null;
  /** The hash of the asking browser's lasting cookie, until the mail is written. */
  knownHash: string | null;
  /** The browser that asked, if the person has signed in there before. */
  browserId: string | null;
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
  /** The browser that is known by it. */
  browserId: string | null;
  /** How often somebody elsewhere had asked to sign in as this person since the session before. */
  attemptsBefore: number;
  createdAt: Instant;
  /** When the person last proved who they are. */
  verifiedAt: Instant;
  /** Updated once an hour at most. */
  seenAt: Instant;
  expiresAt: Instant;
  endedAt: Instant | null;
};

/** A browser in which a person has signed in. It proves nothing but that, and ends with its session. */
export type KnownBrowserTable = {
  id: string;
  /** Of the browser's lasting cookie, which is another after each sign-in. */
  tokenHash: string;
  personId: string;
  /** Browser and system, such as `Firefox, Windows`. */
  device: string;
  createdAt: Instant;
  usedAt: Instant;
  expiresAt: Instant;
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

/** A code that a client asked for in a browser, and once it was typed there, that browser's proof. */
export type ClientProofTable = {
  id: string;
  personId: string;
  /** The hash of the browser's own cookie. */
  browserHash: string;
  /** The HMAC of id and code. */
  codeHash: string;
  tries: number;
  createdAt: Instant;
  expiresAt: Instant;
  /** When the code was typed; null until then. */
  provedAt: Instant | null;
};

export type AuthTables = {
  clientProofs: ClientProofTable;
  staff: StaffTable;
  signIns: SignInTable;
  sessions: SessionTable;
  knownBrowsers: KnownBrowserTable;
  passkeys: PasskeyTable;
  passkeyChallenges: PasskeyChallengeTable;
};
