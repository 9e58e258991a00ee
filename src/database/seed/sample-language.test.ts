import { describe, expect, it } from 'vitest';
import { sampleCaseStudies } from './case-studies.ts';
import { sampleCompany } from './company.ts';
import { sampleFaq } from './faq.ts';
import { sampleOffer } from './offer.ts';
import { samplePackages } from './packages.ts';
import { samplePosts } from './posts.ts';
import { sampleTags } from './tags.ts';
import { sampleTestimonials } from './testimonials.ts';

type Pair = { where: string; english: string; portuguese: string };

const records: Record<string, object[]> = {
  package: samplePackages,
  'case study': sampleCaseStudies,
  post: samplePosts,
  tag: sampleTags,
  testimonial: sampleTestimonials,
  question: sampleFaq,
  offer: [sampleOffer],
  company: [sampleCompany],
};

const pairs = Object.entries(records).flatMap(([kind, list]) =>
  list.flatMap((record) => pairsOf(kind, record)),
);

function pairsOf(kind: string, record: object): Pair[] {
  const fields = new Map<string, unknown>(Object.entries(record));
  const name = fields.get('id') ?? fields.get('tag') ?? kind;
  return [...fields]
    .filter(([field]) => field.endsWith('Pt'))
    .flatMap(([field, value]) => {
      const english = textsOf(fields.get(field.slice(0, -2)));
      const portuguese = textsOf(value);
      expect(portuguese, `${kind} ${name} ${field}`).toHaveLength(english.length);
      return english.map((text, index) => ({
        where: `${kind} ${name} ${field}`,
        english: text,
        portuguese: portuguese[index] ?? '',
      }));
    });
}

/** The quotation marks around the caption of a picture are Markdown's. */
function textsOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.map(String) : [String(value ?? '')];
  return texts.map((text) => text.replace(/(\.svg )"([^"]*)"\)/g, '$1$2)'));
}

function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

function offences(side: 'english' | 'portuguese', pattern: RegExp): string[] {
  return pairs.flatMap((pair) => {
    const found = pattern.exec(pair[side]);
    return found === null ? [] : [`${pair.where}: ${found[0]}`];
  });
}

function wholeWords(words: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

describe('the language of the sample content', () => {
  it('leaves no text empty and no sentence of three words or more untranslated', () => {
    for (const { where, english, portuguese } of pairs) {
      expect(english.trim(), where).not.toBe('');
      expect(portuguese.trim(), where).not.toBe('');
      if (wordCount(english) >= 3) expect(portuguese, where).not.toBe(english);
    }
  });

  it('is European Portuguese', () => {
    const brazilian = wholeWords([
      ...[
        'vocês?',
        'seu time',
        'equipes?',
        'contatos?',
        'usuári[oa]s?',
        'telas?',
        'celular(?:es)?',
      ],
      ...['registros?', 'cadastros?', 'faturamento', 'planejamento', 'gerenciar', 'aplicativos?'],
      ...['compartilhar', 'fatos?', 'econômic[oa]s?', 'arquivos?', 'ônibus', 'trem', 'inscreva-se'],
      ...['(?:estou|está|estamos|estão) \\p{L}+(?:ando|endo|indo)'],
    ]);
    expect('A sua equipe. Estamos preparando.').toMatch(brazilian);
    expect(offences('portuguese', brazilian)).toEqual([]);
  });

  it('is British English', () => {
    const american = wholeWords([
      '(?:organ|optim|real|custom)iz\\p{L}+',
      'colors?',
      'centers?',
      'analyze',
      'favorite',
    ]);
    expect(offences('english', american)).toEqual([]);
  });

  it('stays calm and closes its quotations the way each language does', () => {
    const loud = /!(?!\[)|unlock|seamless/iu;
    expect([...offences('english', loud), ...offences('portuguese', loud)]).toEqual([]);
    expect(offences('english', /["'«»]/u)).toEqual([]);
    expect(offences('portuguese', /["“”]/u)).toEqual([]);
  });
});
