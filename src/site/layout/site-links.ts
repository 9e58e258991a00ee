import type { Modes } from '#features/modes/modes.ts';
import {
  accessibilityPath,
  blogPath,
  bookConsultationPath,
  caseStudiesPath,
  clientPortalPath,
  complaintsPath,
  contactPath,
  cookiesPath,
  homePath,
  privacyPath,
  servicesPath,
  startPath,
  teamPath,
  termsPath,
  withdrawalPath,
} from '#paths.ts';
import type { layoutTexts } from './layout.texts.ts';

export type SiteLink = { to: string; label: keyof typeof layoutTexts.en };

/** Leaves out the link to the client portal where there is none to see. */
export function shownLinks(links: readonly SiteLink[], modes: Modes | undefined): SiteLink[] {
  return links.filter(({ label }) => label !== 'clientPortal' || modes?.portalDemo === true);
}

/** The links of the top bar, beside its main action "Book Consultation". */
export const barLinks: readonly SiteLink[] = [
  { to: homePath.href(), label: 'home' },
  { to: servicesPath.href(), label: 'services' },
  { to: caseStudiesPath.href(), label: 'caseStudies' },
  { to: contactPath.href(), label: 'contact' },
];

export const menuLinks: readonly SiteLink[] = [
  ...barLinks,
  { to: blogPath.href(), label: 'blog' },
  { to: clientPortalPath.href(), label: 'clientPortal' },
];

export const companyLinks: readonly SiteLink[] = [
  { to: servicesPath.href(), label: 'services' },
  { to: caseStudiesPath.href(), label: 'caseStudies' },
  { to: blogPath.href(), label: 'blog' },
  { to: teamPath.href(), label: 'team' },
];

export const workLinks: readonly SiteLink[] = [
  { to: startPath.href(), label: 'start' },
  { to: bookConsultationPath.href(), label: 'bookConsultation' },
  { to: contactPath.href(), label: 'contact' },
  { to: clientPortalPath.href(), label: 'clientPortal' },
];

export const legalLinks: readonly SiteLink[] = [
  { to: privacyPath.href(), label: 'privacy' },
  { to: termsPath.href(), label: 'terms' },
  { to: withdrawalPath.href(), label: 'withdrawal' },
  { to: cookiesPath.href(), label: 'cookies' },
  { to: accessibilityPath.href(), label: 'accessibility' },
  { to: complaintsPath.href(), label: 'complaints' },
];
