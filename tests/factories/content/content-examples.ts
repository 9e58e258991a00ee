/** Values by which a record of any kind can be public, and where it then shows its title. */
export const contentExamples: Record<string, { values: object; shownBy?: string }> = {
  posts: {
    values: {
      slug: 'first-steps',
      summary: 'S',
      content: 'C',
      author: 'A',
      imageUrl: '/art/tax.svg',
    },
    shownBy: '/api/blog-posts?limit=1',
  },
  'case-studies': {
    values: {
      industry: 'I',
      client: 'C',
      challenge: 'C',
      solution: 'S',
      results: 'R',
      imageUrl: '/art/tax.svg',
    },
    shownBy: '/api/case-studies',
  },
  packages: {
    values: { description: 'D', priceCents: 12_345, features: ['F'], interval: 'quarter' },
    shownBy: '/api/service-packages',
  },
  offers: { values: { endsAt: '2099-01-01T00:00:00.000Z' }, shownBy: '/api/offers/current' },
  testimonials: {
    values: { position: 'P', company: 'C', testimonial: 'T', rating: 5 },
    shownBy: '/api/testimonials',
  },
  questions: { values: { answer: 'A' }, shownBy: '/api/faq' },
  // A tag and a person are shown by the posts that refer to them.
  tags: { values: { tag: 'marker' } },
  people: { values: { languages: ['L'] } },
  // Shown to staff, in the inbox.
  answers: { values: { body: 'B', bodyPt: 'B' } },
};
