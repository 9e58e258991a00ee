import * as z from 'zod/mini';

/** Response of `GET /api/admin/today`. Instants are UTC; each list holds the first few of its count. */
export const todaySchema = z.object({
  consultations: z.object({
    today: z.int(),
    tomorrow: z.int(),
    next: z.array(
      z.object({
        reference: z.string(),
        startsAt: z.string(),
        /** `held` until its address is confirmed. */
        state: z.enum(['held', 'confirmed']),
        name: z.string(),
        company: z.string(),
        email: z.string(),
        phone: z.string(),
        language: z.string(),
        timeZone: z.string(),
        personId: z.nullable(z.string()),
      }),
    ),
  }),
  messages: z.object({
    waiting: z.int(),
    first: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        businessName: z.string(),
        email: z.string(),
        excerpt: z.string(),
        language: z.string(),
        createdAt: z.string(),
        /** When the answer was promised. */
        answerBy: z.string(),
      }),
    ),
  }),
  tasks: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      reference: z.string(),
      buyer: z.nullable(z.string()),
      dueAt: z.string(),
    }),
  ),
  money: z.array(
    z.object({
      reference: z.string(),
      name: z.string(),
      namePt: z.nullable(z.string()),
      buyer: z.nullable(z.string()),
      amountCents: z.int(),
      currency: z.string(),
      state: z.enum(['pending', 'failed', 'past_due']),
      createdAt: z.string(),
    }),
  ),
  /** Mails that were given up. */
  mails: z.array(
    z.object({ id: z.string(), to: z.string(), error: z.string(), createdAt: z.string() }),
  ),
});

export type Today = z.infer<typeof todaySchema>;
