import * as z from 'zod/mini';

/** Response of `POST …/preview-link`: the address is shown this once. */
export const previewLinkSchema = z.object({ url: z.string(), endsAt: z.string() });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** Response of `GET …/preview-link`: the links that work now, without their addresses. */
export const previewLinksSchema = z.object({
  links: z.array(
    z.object({ createdAt: z.string(), endsAt: z.string(), createdBy: z.nullable(z.string()) }),
  ),
});
export type PreviewLinks = z.infer<typeof previewLinksSchema>;

/** Response of `DELETE …/preview-link`. */
export const withdrawnLinksSchema = z.object({ withdrawn: z.int() });
export type WithdrawnLinks = z.infer<typeof withdrawnLinksSchema>;
