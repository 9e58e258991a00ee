import { sitePaths } from '#core/site-paths.ts';
import type { layoutTexts } from './layout.texts.ts';

export type SiteLink = { to: string; label: keyof typeof layoutTexts.en };

/** The links of the bar; "Book Consultation" stands beside them as the main action. */
export const barLinks: readonly SiteLink[] = [
  { to: sitePaths.home, label: 'home' },
  { to: sitePaths.services, label: 'services' },
  { to: sitePaths.caseStudies, label: 'caseStudies' },
  { to: sitePaths.contact, label: 'contact' },
];

export const menuLinks: readonly SiteLink[] = [
  ...barLinks,
  { to: sitePaths.blog, label: 'insights' },
  { to: sitePaths.clientPortal, label: 'clientPortal' },
];

export const companyLinks: readonly SiteLink[] = [
  { to: sitePaths.services, label: 'services' },
  { to: sitePaths.caseStudies, label: 'caseStudies' },
  { to: sitePaths.blog, label: 'insights' },
];

export const workLinks: readonly SiteLink[] = [
  { to: sitePaths.bookConsultation, label: 'bookConsultation' },
  { to: sitePaths.contact, label: 'contact' },
  { to: sitePaths.clientPortal, label: 'clientPortal' },
];

export const legalLinks: readonly SiteLink[] = [
  { to: sitePaths.privacy, label: 'privacy' },
  { to: sitePaths.terms, label: 'terms' },
  { to: sitePaths.cookies, label: 'cookies' },
  { to: sitePaths.accessibility, label: 'accessibility' },
  { to: sitePaths.complaints, label: 'complaints' },
];
