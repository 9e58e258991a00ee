import * as z from 'zod/mini';

/** Response of `GET /api/admin/saved-answers`. */
export const savedAnswersSchema = z.object({
  answers: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      body: z.string(),
      bodyPt: z.string(),
      updatedAt: z.string(),
    }),
  ),
});
export type SavedAnswers = z.infer<typeof savedAnswersSchema>;
export type SavedAnswer = SavedAnswers['answers'][number];
