import type { Modes } from '#features/modes/modes.ts';
import { accessibilityPath } from '../pages/accessibility/accessibility.path.ts';
import { blogPath } from '../pages/blog/blog.path.ts';
import { bookConsultationPath } from '../pages/book-consultation/book-consultation.path.ts';
import { caseStudiesPath } from '../pages/case-studies/case-studies.path.ts';
import { clientPortalPath } from '../pages/client-portal/client-portal.path.ts';
import { complaintsPath } from '../pages/complaints/complaints.path.ts';
import { contactPath } from '../pages/contact/contact.path.ts';
import { cookiesPath } from '../pages/cookies/cookies.path.ts';
import { homePath } from '../pages/home/home.path.ts';
import { privacyPath } from '../pages/privacy/privacy.path.ts';
import { servicesPath } from '../pages/services/services.path.ts';
import { startPath } from '../pages/start/start.path.ts';
import { teamPath } from '../pages/team/team.path.ts';
import { termsPath } from '../pages/terms/terms.path.ts';
import { withdrawalPath } from '../pages/withdrawal/withdrawal.path.ts';
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
