import { describe, expect, it } from 'vitest';
import { sampleCaseStudies } from './case-studies.ts';
import { sampleCompany } from './company.ts';
import { sampleFaq } from './faq.ts';
import { sampleOffer } from './offer.ts';
import { samplePackages } from './packages.ts';
import { samplePosts } from './posts.ts';
import { sampleTags } from './tags.ts';
import { sampleTestimonials } from './testimonials.ts';

function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

function paragraphsOf(text: string): string[] {
  return text.split('\n\n');
}

/** Whether paragraphs are one blank line apart and free of markup, line breaks and outer spaces. */
function isPlainText(text: string): boolean {
  return paragraphsOf(text).every(
    (paragraph) =>
      paragraph !== '' && paragraph === paragraph.trim() && !/[\n<>*#`_[\]]/u.test(paragraph),
  );
}

function distinct<T>(values: T[]): number {
  return new Set(values).size;
}

describe('the sample packages', () => {
  it('are four, two paid once and two each month, one of them popular', () => {
    expect(samplePackages).toHaveLength(4);
    expect(samplePackages.filter((item) => item.interval === 'one-time')).toHaveLength(2);
    expect(samplePackages.filter((item) => item.interval === 'month')).toHaveLength(2);
    expect(samplePackages.filter((item) => item.popular)).toHaveLength(1);
  });

  it('have unique ids and prices in whole cents above zero', () => {
    expect(distinct(samplePackages.map((item) => item.id))).toBe(4);
    for (const { priceCents } of samplePackages) {
      expect(Number.isInteger(priceCents) && priceCents > 0).toBe(true);
    }
  });

  it('include the one that the offer is about', () => {
    expect(samplePackages.map((item) => item.id)).toContain(sampleOffer.packageId);
    expect(sampleOffer.daysFromSeeding).toBe(60);
  });
});

describe('the sample case studies', () => {
  it('are six with unique ids, four of them featured', () => {
    expect(sampleCaseStudies).toHaveLength(6);
    expect(distinct(sampleCaseStudies.map((study) => study.id))).toBe(6);
    expect(sampleCaseStudies.filter((study) => study.featured)).toHaveLength(4);
  });

  it('have two to four plain paragraphs in each part, as many in Portuguese', () => {
    for (const study of sampleCaseStudies) {
      for (const part of ['challenge', 'solution', 'results'] as const) {
        const count = paragraphsOf(study[part]).length;
        expect(count, `${study.id} ${part}`).toBeGreaterThanOrEqual(2);
        expect(count, `${study.id} ${part}`).toBeLessThanOrEqual(4);
        expect(paragraphsOf(study[`${part}Pt`]), `${study.id} ${part}Pt`).toHaveLength(count);
        expect(isPlainText(study[part]), `${study.id} ${part}`).toBe(true);
        expect(isPlainText(study[`${part}Pt`]), `${study.id} ${part}Pt`).toBe(true);
      }
    }
  });

  it('are sorted newest first, on different days from September 2025 to October 2026', () => {
    expectNewestFirst(
      sampleCaseStudies.map((study) => study.createdAt),
      { from: '2025-09-01', before: '2026-11-01' },
    );
  });

  it('show the picture drawn for their id', () => {
    for (const study of sampleCaseStudies) {
      expect(study.imageUrl).toBe(`/art/case-${study.id}.svg`);
    }
  });
});

describe('the sample posts', () => {
  it('are fourteen with unique ids and slugs, four of them premium', () => {
    expect(samplePosts).toHaveLength(14);
    expect(distinct(samplePosts.map((post) => post.id))).toBe(14);
    expect(distinct(samplePosts.map((post) => post.slug))).toBe(14);
    expect(samplePosts.filter((post) => post.isPremium)).toHaveLength(4);
  });

  it('are sorted newest first, on different days from June 2025 to 10 November 2026', () => {
    expectNewestFirst(
      samplePosts.map((post) => post.createdAt),
      { from: '2025-06-01', before: '2026-11-11' },
    );
  });

  it('run to five to nine plain paragraphs and 300 to 500 words', () => {
    for (const post of samplePosts) {
      const count = paragraphsOf(post.content).length;
      expect(count, post.slug).toBeGreaterThanOrEqual(5);
      expect(count, post.slug).toBeLessThanOrEqual(9);
      expect(isPlainText(post.content), post.slug).toBe(true);
      expect(wordCount(post.content), post.slug).toBeGreaterThanOrEqual(300);
      expect(wordCount(post.content), post.slug).toBeLessThanOrEqual(500);
    }
  });

  it('are translated paragraph by paragraph at about the same length', () => {
    for (const post of samplePosts) {
      const english = paragraphsOf(post.content);
      const portuguese = paragraphsOf(post.contentPt);
      expect(portuguese, post.slug).toHaveLength(english.length);
      expect(isPlainText(post.contentPt), post.slug).toBe(true);
      for (const [index, paragraph] of portuguese.entries()) {
        const ratio = paragraph.length / (english[index] ?? '').length;
        expect(ratio, `${post.slug}, paragraph ${index + 1}`).toBeGreaterThan(0.8);
        expect(ratio, `${post.slug}, paragraph ${index + 1}`).toBeLessThan(1.5);
      }
    }
  });

  it('carry one to three different tags, each with its Portuguese form', () => {
    const known = sampleTags.map(({ tag }) => tag);
    for (const { slug, tags } of samplePosts) {
      expect([1, 2, 3], slug).toContain(tags.length);
      expect(distinct(tags), slug).toBe(tags.length);
      expect(known, slug).toEqual(expect.arrayContaining(tags));
    }
  });

  it('have exactly two that share no tag with another', () => {
    const lone = samplePosts.filter((post) =>
      samplePosts.every(
        (other) => other === post || !other.tags.some((t) => post.tags.includes(t)),
      ),
    );
    expect(lone.map((post) => post.slug)).toEqual(['public-holidays', 'warehouse-lease']);
  });

  it('are signed by the two consultants and show the picture drawn for their slug', () => {
    expect(new Set(samplePosts.map((post) => post.author))).toEqual(
      new Set(['Rita Falcão', 'Tiago Meireles']),
    );
    for (const post of samplePosts) {
      expect(post.slug).toMatch(/^[a-z]+(-[a-z]+)*$/u);
      expect(post.imageUrl).toBe(`/art/post-${post.slug}.svg`);
    }
  });
});

describe('the sample tags', () => {
  it('are unique in both languages, lower-case words with capitalised names, and all in use', () => {
    expect(distinct(sampleTags.map(({ tag }) => tag))).toBe(sampleTags.length);
    expect(distinct(sampleTags.map(({ tagPt }) => tagPt))).toBe(sampleTags.length);
    for (const { tag, name = tag, tagPt } of sampleTags) {
      expect(tag).toMatch(/^[a-z]+([ -][a-z]+)*$/u);
      for (const shown of [name, tagPt]) expect(shown).toMatch(/^\p{Lu}[\p{L} -]*$/u);
      expect(samplePosts.some((post) => post.tags.includes(tag))).toBe(true);
    }
  });
});

describe('the sample testimonials', () => {
  it('are eleven with unique ids, five of them featured, each with an object of their own', () => {
    expect(sampleTestimonials).toHaveLength(11);
    expect(distinct(sampleTestimonials.map((item) => item.id))).toBe(11);
    expect(sampleTestimonials.filter((item) => item.featured)).toHaveLength(5);
    expect(sampleTestimonials.every(({ imageUrl }) => imageUrl === null)).toBe(true);
    expect(distinct(sampleTestimonials.map(({ figure }) => figure))).toBe(11);
  });

  it('rate three, four and five', () => {
    expect(new Set(sampleTestimonials.map((item) => item.rating))).toEqual(new Set([3, 4, 5]));
  });

  it('include a very long name and a name of one word', () => {
    const names = sampleTestimonials.map((item) => item.name);
    expect(names.filter((name) => wordCount(name) === 1)).toHaveLength(1);
    expect(names.filter((name) => name.length > 40)).toHaveLength(1);
  });
});

describe('the sample questions and company', () => {
  it('are five questions with unique ids, each ending in a question mark', () => {
    expect(sampleFaq).toHaveLength(5);
    expect(distinct(sampleFaq.map((entry) => entry.id))).toBe(5);
    for (const { question, questionPt } of sampleFaq) {
      expect(question.endsWith('?') && questionPt.endsWith('?')).toBe(true);
    }
  });

  it('have placeholders that reach no one', () => {
    expect(sampleCompany).toMatchObject({ nipc: '999 999 990', phone: '+351 210 000 000' });
    expect(sampleCompany.email).toMatch(/\.example$/u);
    for (const link of sampleCompany.socialLinks) {
      expect(new URL(link).hostname).toMatch(/\.example$/u);
    }
  });
});

function expectNewestFirst(dates: string[], range: { from: string; before: string }): void {
  expect(dates).toEqual([...dates].sort().reverse());
  expect(distinct(dates.map((date) => date.slice(0, 10)))).toBe(dates.length);
  for (const date of dates) {
    expect(new Date(date).toISOString()).toBe(date);
    expect(date >= range.from && date < range.before).toBe(true);
  }
}
