/** Every address of the site without its language prefix. Links are made from here, never typed by hand. */
export const sitePaths = {
  home: '/',
  packages: '/#pricing',
  services: '/services',
  contact: '/contact',
  bookConsultation: '/book-consultation',
  manageBooking: (token: string) => `/manage-booking/${encodeURIComponent(token)}`,
  caseStudies: '/case-studies',
  caseStudy: (id: string) => `/case-studies/${encodeURIComponent(id)}`,
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  clientPortal: '/client-portal',
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
} as const;
