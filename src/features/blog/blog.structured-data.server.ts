import { type JsonLdNode, refer } from '#core/json-ld.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { blogPath, blogPostPath } from '#paths.ts';
import type { BlogPost, BlogTag } from './blog.ts';
import { tagNames } from './tags/tag-names.ts';

/** The blog, which its posts are part of. `name` is the title of its page. */
export function blogNode(name: string, { language, pageUrl, company }: GraphContext): JsonLdNode {
  const url = pageUrl(blogPath.href());
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    url,
    name,
    inLanguage: htmlLangOf[language],
    publisher: company,
  };
}

/** A post as its page shows it, in the language in which its text exists. */
export function postNode(
  post: BlogPost,
  { blog, tags, brand }: { blog: JsonLdNode; tags: readonly BlogTag[]; brand: string },
  { language, pageUrl, fileUrl, company }: GraphContext,
): JsonLdNode {
  const url = pageUrl(blogPostPath.href({ slug: post.slug }));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    headline: localize(language, post.title, post.titlePt).text,
    description: localize(language, post.summary, post.summaryPt).text,
    inLanguage: localize(language, post.content, post.contentPt).lang ?? htmlLangOf[language],
    image: fileUrl(post.imageUrl),
    datePublished: post.createdAt,
    ...(post.updatedOn && { dateModified: post.updatedOn }),
    author: post.author === brand ? company : { '@type': 'Person', name: post.author },
    publisher: company,
    keywords: post.tags.map((tag) => {
      const { en, pt } = tagNames(tag, tags);
      return localize(language, en, pt).text;
    }),
    isPartOf: refer(blog),
  };
}
