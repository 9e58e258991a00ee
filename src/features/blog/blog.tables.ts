import type { Instant } from '#platform/database/columns.ts';

export type BlogPostTable = {
  id: string;
  slug: string;
  title: string;
  titlePt: string | null;
  summary: string;
  summaryPt: string | null;
  content: string;
  contentPt: string | null;
  /** A name; empty where the company signs. */
  author: string;
  imageUrl: string;
  isPremium: boolean;
  createdAt: Instant;
  /** The day, or the month, on which its facts were last checked; null where nobody said. */
  updatedOn: string | null;
  /** `searchText` of title, summary and author in both languages; updated along with them. */
  searchText: string;
  /** What it is about: ids of records, which may be gone. */
  serviceId: string | null;
  packageId: string | null;
  caseStudyId: string | null;
};

export type BlogPostTagTable = { postId: string; tag: string; sort: number };

/** `id` and `name` are null where they are the tag's word, which posts and addresses hold. */
export type BlogTagTable = {
  tag: string;
  tagPt: string | null;
  id: string | null;
  name: string | null;
};

export type BlogTables = {
  blogPosts: BlogPostTable;
  blogPostTags: BlogPostTagTable;
  blogTags: BlogTagTable;
};
