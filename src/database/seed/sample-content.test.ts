import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainLine, plainText, type TextBlock } from '#core/text-blocks.ts';
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

/** What a block is made of, whatever it says. */
function shapeOf(block: TextBlock): string {
  if (block.type === 'table')
    return `table ${block.head.length}x${block.rows.length} ${!!block.caption}`;
  if (block.type === 'list') return `list ${block.start} ${block.items.length}`;
  return block.type === 'picture' ? `${block.type} ${block.src}` : block.type;
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

  it('show what the editor can do: headings, and a table or a list or a drawing, and their sources', async () => {
    for (const post of samplePosts) {
      for (const text of [post.content, post.contentPt]) {
        const types = (await parseMarkdown(text)).map(({ type }) => type);
        expect(types[0], post.slug).toBe('paragraph');
        expect(types.filter((type) => type === 'heading').length, post.slug).toBeGreaterThan(3);
        expect(types, post.slug).toEqual(expect.arrayContaining(['table', 'picture', 'list']));
        expect(text, post.slug).toMatch(/\n\n## (?:Sources|Fontes)\n\n(?:- .+\n)+- .+$/);
      }
      expect(wordCount(post.content), post.slug).toBeGreaterThanOrEqual(400);
      expect(wordCount(post.content), post.slug).toBeLessThanOrEqual(1000);
    }
  });

  it('name the law that a procedure, a rate or a day comes from, the same in both languages', () => {
    const laws = (text: string) =>
      [...text.matchAll(/(?:Decreto-Lei|Lei|Portaria|Aviso) n\.º [\d/A-Z-]+\d/g)].map(
        ([law]) => law,
      );
    for (const { slug, content, contentPt } of samplePosts)
      expect([slug, ...laws(contentPt).sort()]).toEqual([slug, ...laws(content).sort()]);
    const named = new Set(samplePosts.flatMap(({ content }) => laws(content)));
    expect(named.size).toBeGreaterThan(20);
  });

  it('were brought up to date after they were written, and before the samples were', () => {
    for (const { slug, createdAt, updatedOn } of samplePosts) {
      expect(updatedOn >= createdAt.slice(0, 10), slug).toBe(true);
      expect(updatedOn < '2026-11-28', slug).toBe(true);
    }
  });

  it('are translated block by block at about the same length', async () => {
    for (const post of samplePosts) {
      const english = await parseMarkdown(post.content);
      const portuguese = await parseMarkdown(post.contentPt);
      expect(portuguese.map(shapeOf), post.slug).toEqual(english.map(shapeOf));
      for (const [index, block] of portuguese.entries()) {
        if (block.type !== 'paragraph') continue;
        const ratio = plainText([block]).length / plainText([english[index] ?? block]).length;
        expect(ratio, `${post.slug}, block ${index + 1}`).toBeGreaterThan(0.75);
        expect(ratio, `${post.slug}, block ${index + 1}`).toBeLessThan(1.5);
      }
    }
  });

  it('list the thirteen holidays of 2027 on their days, the movable ones by Easter', async () => {
    const { content = '' } = samplePosts.find(({ slug }) => slug === 'public-holidays') ?? {};
    const table = (await parseMarkdown(content)).find((block) => block.type === 'table');
    const dayOf = (date: string) => `2027-${date}`;
    const fixed = ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08'];
    const easter = Date.parse('2027-03-28');
    const movable = [-2, 0, 60].map((days) => new Date(easter + days * 86_400_000).toISOString());
    const expected = [...fixed.map(dayOf), '2027-12-25', ...movable.map((day) => day.slice(0, 10))];
    const written = (table?.rows ?? []).map(([date = [], day = [], , isLost = []]) => {
      const instant = new Date(`${plainLine(date)} 2027 12:00 UTC`);
      const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
      expect(plainLine(day), plainLine(date)).toBe(weekday.format(instant));
      const isWeekend = [0, 6].includes(instant.getUTCDay());
      expect(plainLine(isLost), plainLine(date)).toBe(isWeekend ? 'no' : 'yes');
      return instant.toISOString().slice(0, 10);
    });
    expect(written).toEqual(expected.sort());
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
