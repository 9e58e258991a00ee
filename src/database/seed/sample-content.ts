import type { Tables } from '../tables.ts';

/** The sample content: English beside European Portuguese, money in euro cents, instants in UTC. */
export type SamplePackage = {
  id: string;
  name: string;
  namePt: string;
  description: string;
  descriptionPt: string;
  priceCents: number;
  interval: 'one-time' | 'month';
  features: string[];
  featuresPt: string[];
  popular: boolean;
  /** The answers of the guide for founders that it is for. */
  /** How many meetings it includes, and how many minutes each lasts. */
  meetings?: number;
  meetingMinutes?: number;
  fits?: ('one' | 'partners' | 'branch' | 'sole' | 'looking')[];
};

type SampleFigure = {
  value: string;
  unit?: string;
  unitPt?: string;
  label: string;
  labelPt: string;
};
type SampleStep = {
  date: string;
  text: string;
  textPt: string;
  note?: string;
  notePt?: string;
  isClient?: true;
  isMistake?: true;
};

/** Challenge, solution and results are plain text, with a blank line between paragraphs. */
export type SampleCaseStudy = {
  id: string;
  title: string;
  titlePt: string;
  industry: string;
  industryPt: string;
  client: string;
  challenge: string;
  challengePt: string;
  solution: string;
  solutionPt: string;
  results: string;
  resultsPt: string;
  serviceId: string;
  figures: SampleFigure[];
  steps: SampleStep[];
  quote: string;
  quotePt: string;
  quoteName: string;
  quoteRole: string;
  quoteRolePt: string;
  imageUrl: string;
  featured: boolean;
  createdAt: string;
};

/** Content is Markdown, as the editor writes it. Each tag has a `SampleTag`. */
export type SamplePost = {
  id: string;
  slug: string;
  title: string;
  titlePt: string;
  summary: string;
  summaryPt: string;
  content: string;
  contentPt: string;
  author: string;
  imageUrl: string;
  tags: string[];
  serviceId?: string;
  packageId?: string;
  caseStudyId?: string;
  isPremium: boolean;
  createdAt: string;
  /** The day on which its laws, rates and dates were last checked. */
  updatedOn: string;
};

/** `name` is what is shown in place of the word. */
export type SampleTag = { tag: string; name?: string; tagPt: string };

/** Rating is a whole number from 1 to 5; without an image the site shows the figure over initials. */
export type SampleTestimonial = {
  id: string;
  name: string;
  position: string;
  positionPt: string;
  company: string;
  imageUrl: string | null;
  figure: Tables['testimonials']['figure'];
  rating: number;
  testimonial: string;
  testimonialPt: string;
  featured: boolean;
};

export type SampleFaqEntry = {
  id: string;
  question: string;
  questionPt: string;
  answer: string;
  answerPt: string;
};

/** The offer ends `daysFromSeeding` days after the content is first seeded. */
export type SampleOffer = {
  id: string;
  title: string;
  titlePt: string;
  adds: string;
  addsPt: string;
  packageId: string;
  daysFromSeeding: number;
};

/** Phone, WhatsApp, tax number, email and links are placeholders until an owner replaces them. */
export type SampleCompany = {
  brand: string;
  legalName: string;
  nipc: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  whatsapp: string;
  email: string;
  openingHours: string;
  openingHoursPt: string;
  socialLinks: string[];
};
