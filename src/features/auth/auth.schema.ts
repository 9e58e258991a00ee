import * as z from 'zod/mini';

/** Response of `GET /api/session`: the signed-in user. */
export const authUserSchema = z.strictObject({
  /** 1 for the placeholder user of the demo; else the id of a person. */
  id: z.union([z.int(), z.string()]),
  username: z.string(),
  email: z.string(),
  /** True for the placeholder user of the demo; absent for a person who signed in. */
  demo: z.optional(z.literal(true)),
  /** That it is a client, who has no roles. */
  kind: z.optional(z.literal('client')),
  roles: z.optional(z.array(z.enum(['owner', 'staff', 'bookkeeper']))),
  language: z.optional(z.enum(['en', 'pt'])),
  /** How the session was proved: by a mail alone, or by a passkey. */
  strength: z.optional(z.enum(['mail', 'passkey'])),
  /** Whether the person has a passkey, which changes then need. */
  hasPasskey: z.optional(z.boolean()),
  /** True while this session may replace lost passkeys. */
  isRecovery: z.optional(z.literal(true)),
  /** How often somebody elsewhere had asked to sign in as this person since the session before. */
  attempts: z.optional(z.int()),
});

/** Response of `GET /api/account/sessions`: where a person is signed in, newest first. */
export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      strength: z.enum(['mail', 'passkey']),
      createdAt: z.string(),
      seenAt: z.string(),
      /** Whether it is the session of this call. */
      isCurrent: z.boolean(),
    }),
  ),
  /** Browsers in which the person has signed in, and which have mails of their own. */
  browsers: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      usedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
  /** How often, within thirty days, somebody in another browser asked to sign in as the person. */
  attempts: z.object({ count: z.int(), lastAt: z.nullable(z.string()) }),
});

/** A passkey as its person is shown it. */
export const listedPasskeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is kept by a service, such as a phone's, and survives the device. */
  isBackedUp: z.boolean(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
});

/** Response of `GET /api/account/passkeys`. */
export const passkeyListSchema = z.object({
  passkeys: z.array(listedPasskeySchema),
  /** Under which host, id and name browsers keep them (`rp` and `user` of WebAuthn). */
  keptAs: z.object({
    rpId: z.string(),
    userId: z.string(),
    name: z.string(),
    displayName: z.string(),
  }),
});

/** Response 202 of `POST /api/sign-in`. */
export const signInRequestSchema = z.object({ id: z.string() });

/** Response of `GET /api/sign-in/:token`: what the page of a link shows. */
export const signInLinkSchema = z.object({
  /** Shortened: `a…@x.pt`. */
  email: z.string(),
  needsCode: z.boolean(),
});

/** A member of staff. */
export const staffMemberSchema = z.object({
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'staff', 'bookkeeper']),
  language: z.enum(['en', 'pt']),
  since: z.string(),
});

/** Response of `GET /api/admin/staff`. */
export const staffListSchema = z.object({ staff: z.array(staffMemberSchema) });
