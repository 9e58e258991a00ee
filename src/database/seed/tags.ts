import type { SampleTag } from './sample-content.ts';

export const sampleTags: SampleTag[] = [
  { tag: 'company setup', tagPt: 'abertura de empresa' },
  { tag: 'tax', tagPt: 'impostos' },
  { tag: 'e-commerce', tagPt: 'comércio eletrónico' },
  { tag: 'gdpr', tagPt: 'rgpd' },
  { tag: 'marketing', tagPt: 'marketing' },
  { tag: 'strategy', tagPt: 'estratégia' },
  { tag: 'hiring', tagPt: 'contratação' },
  { tag: 'calendar', tagPt: 'calendário' },
  { tag: 'premises', tagPt: 'instalações' },
];
