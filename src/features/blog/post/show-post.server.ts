import { findService } from '#features/services/services.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getBlogPost } from '../blog.repository.server.ts';
import type { BlogPost } from '../blog.ts';

/** Returns a post with what it is about: a service, a package, a case study; those that are public. */
export async function showPost(db: Queryable, slug: string): Promise<BlogPost | null> {
  const found = await getBlogPost(db, slug);
  if (!found) return null;
  const { serviceId, ...post } = found;
  const service = await findService(db, serviceId ?? null);
  return service ? { ...post, about: { ...post.about, service } } : post;
}
