import { postKind } from '#features/blog/blog.content.server.ts';
import type { ContentKind } from '#features/content/content-kind.server.ts';

/** The kinds of content that the owner edits; each feature has its own in `<word>.content.server.ts`. */
export const contentKinds: readonly ContentKind[] = [postKind];
