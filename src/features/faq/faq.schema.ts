import * as z from 'zod/mini';

export const faqEntrySchema = z.strictObject({
  id: z.string(),
  question: z.string(),
  questionPt: z.optional(z.string()),
  answer: z.string(),
  answerPt: z.optional(z.string()),
});

export const faqSchema = z.array(faqEntrySchema);
