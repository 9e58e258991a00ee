import type { Field } from '#features/content/content.ts';

const text = <const Name extends string>(name: Name) =>
  ({ name, type: 'text', most: 500, twin: true }) as const satisfies Field;

/** What the company says of itself below the headings of its pages. An empty field is the seed's. */
export const pageWordFields = [
  text('frameLead'),
  text('packagesLead'),
  text('quoteLead'),
  text('testimonialsLead'),
  text('questionsLead'),
  { name: 'newsletterTitle', type: 'line', most: 300, twin: true },
  text('newsletterLead'),
  text('servicesLead'),
  text('weeksLead'),
  text('feesNote'),
  text('closingText'),
  text('studiesLead'),
  text('blogLead'),
  text('teamLead'),
  text('callLead'),
  text('startLead'),
  text('contactLead'),
  { name: 'complianceShown', type: 'flag' },
  { name: 'copyrightYear', type: 'line', most: 30 },
] as const satisfies readonly Field[];
