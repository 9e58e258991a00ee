import { describe, expect, it } from 'vitest';
import { blogCardsQuery, blogPostQuery } from '#features/blog/blog.queries.ts';
import {
  caseStudyCardsQuery,
  caseStudyQuery,
  featuredCaseStudyCardsQuery,
} from '#features/case-studies/case-studies.queries.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import {
  featuredTestimonialsQuery,
  testimonialsQuery,
} from '#features/testimonials/testimonials.ts';

const pathOf = (url: string) => url.split('?')[0];

describe('the API responses that screens read', () => {
  it.each([
    ['/api/testimonials', testimonialsQuery()],
    ['/api/testimonials/featured', featuredTestimonialsQuery()],
    ['/api/service-packages', servicePackagesQuery()],
    ['/api/blog-posts', blogCardsQuery({ limit: 4 })],
    ['/api/blog-posts/slug/iva-oss', blogPostQuery('iva-oss')],
  ])('of %s are fresh for five minutes', (path, { queryKey, staleTime }) => {
    expect(pathOf(queryKey[0])).toBe(path);
    expect(staleTime).toBe(300_000);
  });

  it.each([
    ['/api/case-studies', caseStudyCardsQuery({ limit: 6 })],
    ['/api/case-studies/featured', featuredCaseStudyCardsQuery(3)],
    ['/api/case-studies/halden', caseStudyQuery('halden')],
  ])('of %s never go stale', (path, { queryKey, staleTime }) => {
    expect(pathOf(queryKey[0])).toBe(path);
    expect(staleTime ?? Number.POSITIVE_INFINITY).toBe(Number.POSITIVE_INFINITY);
  });
});
