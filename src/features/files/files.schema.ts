import * as z from 'zod/mini';

export const fileUseSchema = z.object({
  kind: z.string(),
  recordId: z.string(),
  title: z.string(),
  isPublic: z.boolean(),
});

/** What only a picture has. `address` is what a record of content says to show it. */
export const pictureDetailsSchema = z.object({
  address: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  focusX: z.int(),
  focusY: z.int(),
  alt: z.string(),
  altPt: z.string(),
  credit: z.string(),
});

export const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  /** Where staff read it. */
  url: z.string(),
  createdAt: z.string(),
  removedAt: z.nullable(z.string()),
  isScanned: z.boolean(),
  uploadedBy: z.nullable(z.string()),
  picture: z.nullable(pictureDetailsSchema),
  uses: z.array(fileUseSchema),
});
export type SiteFile = z.infer<typeof fileSchema>;
export type PictureDetails = z.infer<typeof pictureDetailsSchema>;

export const filesSchema = z.object({ total: z.int(), files: z.array(fileSchema) });
export type SiteFiles = z.infer<typeof filesSchema>;
