import { blogPostQuery, blogTagsQuery } from '#features/blog/blog.queries.ts';
import { blogNode, postNode } from '#features/blog/blog.structured-data.server.ts';
import { companyQuery } from '#features/company/company.ts';
import type { blogPostPath } from '#paths.ts';
import type { DataReader } from '../../structured-data/page-data.ts';
import { head as blogHead } from '../blog/blog.head.ts';

export const structuredData: DataReader<typeof blogPostPath> = (context) => {
  const { params, language, read } = context;
  const post = read(blogPostQuery(params.slug));
  if (!post) return {};
  const blog = blogNode(blogHead[language].title, context);
  const tags = read(blogTagsQuery()) ?? [];
  const { brand = '' } = read(companyQuery()) ?? {};
  return { main: postNode(post, { blog, tags, brand }, context), nodes: [blog] };
};
