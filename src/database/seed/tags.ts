import type { SampleTag } from './sample-content.ts';

export const sampleTags: SampleTag[] = [
  { tag: 'company setup', name: 'Company setup', tagPt: 'Abertura de empresa' },
  { tag: 'tax', name: 'Tax', tagPt: 'Impostos' },
  { tag: 'e-commerce', name: 'E-commerce', tagPt: 'E-commerce' },
  { tag: 'gdpr', name: 'GDPR', tagPt: 'RGPD' },
  { tag: 'marketing', name: 'Marketing', tagPt: 'Marketing' },
  { tag: 'strategy', name: 'Strategy', tagPt: 'Estratégia' },
  { tag: 'hiring', name: 'Hiring', tagPt: 'Contratação' },
  { tag: 'calendar', name: 'Calendar', tagPt: 'Calendário' },
  { tag: 'premises', name: 'Premises', tagPt: 'Instalações' },
];
