/** Every address of the site and of the back office. A page and its links take it from here. */
import { definePath } from '#core/page-path.ts';

// The site. Portuguese pages stand below /pt.

export const homePath = definePath('/');
/** The packages on the home page. */
export const packagesHref = `${homePath.href()}#pricing`;
/** The newsletter form on the home page. */
export const newsletterHref = `${homePath.href()}#newsletter`;

export const servicesPath = definePath('/services');
export const startPath = definePath('/start');
export const teamPath = definePath('/team');
export const caseStudiesPath = definePath('/case-studies');
export const caseStudyPath = definePath('/case-studies/:id');
export const blogPath = definePath('/blog');
export const blogPostPath = definePath('/blog/:slug');
export const contactPath = definePath('/contact');
export const bookConsultationPath = definePath('/book-consultation');
export const checkoutPath = definePath('/checkout');
export const paymentSuccessPath = definePath('/payment-success');
export const withdrawalPath = definePath('/withdrawal');
export const clientPortalPath = definePath('/client-portal');
export const apiPath = definePath('/api');

export const accessibilityPath = definePath('/accessibility');
export const claimsPath = definePath('/claims');
export const complaintsPath = definePath('/complaints');
export const cookiesPath = definePath('/cookies');
export const privacyPath = definePath('/privacy');
export const termsPath = definePath('/terms');

/** The issues of the newsletter that went out. */
export const newsletterIssuesPath = definePath('/newsletter/issues');
export const newsletterIssuePath = definePath('/newsletter/issues/:slug');

// The site's pages behind a link of a mail.

export const manageBookingPath = definePath('/manage-booking/:token');
export const subscriptionPath = definePath('/subscription/:token');
export const withdrawOrderPath = definePath('/withdrawal/:token');
export const confirmNewsletterPath = definePath('/newsletter/confirm/:token');
export const unsubscribeNewsletterPath = definePath('/newsletter/unsubscribe/:token');

// What a client is asked for: one address in every language, in that of its reader.

export const doPath = definePath('/do/:token');
/** A paper that was sent with a message. */
export const paperPath = definePath('/do/papers/:token');
/** Where a client asks for the link to what is between them and the company; never below /pt. */
export const withUsPath = definePath('/with-us');
/** That page, in its reader's language. */
export const withUsLinkPath = definePath('/with-us/:token');
/** All of a client's finished work in one ZIP, below their link. */
export const withUsArchivePath = definePath('/with-us/:token/archive/:id');
/** Where a client says a few words about us, and takes them back. */
export const wordsPath = definePath('/do/words/:token');
/** A paper of the client's work, below their link. */
export const withUsPaperPath = definePath('/with-us/:token/papers/:id');

// Signing in, and drafts as they will be.

/** Where staff sign in. */
export const signInPath = definePath('/sign-in');
/** The page of the link in a sign-in mail: it shows who signs in; pressing its button acts. */
export const signInLinkPath = definePath('/sign-in/:token');
/** The page by which the first owner is made; the start logs its address. */
export const firstOwnerPath = definePath('/admin/first/:token');
/** The page that shows a draft as it will be, for staff; `?lang=pt` is the Portuguese. */
export const previewPath = definePath('/admin/preview/:kind/:id');
/** The same for whoever has the link. */
export const previewLinkPath = definePath('/preview/:token');

// The back office.

export const todayPath = definePath('/admin');
export const inboxPath = definePath('/admin/inbox');
export const conversationPath = definePath('/admin/inbox/:id');
/** Its query may name the `person` to whom is written, or `email`, `name`, `language` and `subject`. */
export const writePath = definePath('/admin/inbox/write');
export const savedAnswersPath = definePath('/admin/inbox/saved-answers');
export const blockedSendersPath = definePath('/admin/inbox/blocked-senders');
export const calendarPath = definePath('/admin/calendar');
export const calendarHoursPath = definePath('/admin/calendar/hours');
/** Its query may name `day`, `time`, and the `person` whose booking it is. */
export const bookForPath = definePath('/admin/calendar/book');
export const bookingPath = definePath('/admin/calendar/bookings/:id');
export const peoplePath = definePath('/admin/people');
export const personPath = definePath('/admin/people/:id');
/** The page of a client as the client sees it, for staff to look at. */
export const asClientPath = definePath('/admin/as-client/:id');
export const projectsPath = definePath('/admin/projects');
export const templatesPath = definePath('/admin/projects/templates');
export const projectPath = definePath('/admin/projects/:id');
export const quotesPath = definePath('/admin/quotes');
/**
 * Its query names the quote that is changed (`change`) or copied (`copy`), or for whom a new one is: a
 * `person`, or `email` and `name`.
 */
export const writeQuotePath = definePath('/admin/quotes/write');
export const quotePath = definePath('/admin/quotes/:id');
export const ordersPath = definePath('/admin/orders');
/** What clients were asked to pay; `?request=` names one. */
export const askedPaymentsPath = definePath('/admin/orders/asked');
/** Which payments the money at the bank is, by the bank's file. */
export const bankStatementPath = definePath('/admin/orders/bank');
export const orderPath = definePath('/admin/orders/:reference');
export const logPath = definePath('/admin/log');
/** The lists of content; `?kind=` names another kind than posts. */
export const contentPath = definePath('/admin/content');
/** A piece of content in the editor; the id `new` begins one. */
export const contentRecordPath = definePath('/admin/content/:kind/:id');
export const contentOrderPath = definePath('/admin/content/:kind/order');
export const contentTransferPath = definePath('/admin/content/import');
export const redirectsPath = definePath('/admin/content/redirects');
export const samplesPath = definePath('/admin/content/samples');
export const translationsPath = definePath('/admin/content/translations');
export const filesPath = definePath('/admin/files');
export const newsletterPath = definePath('/admin/newsletter');
export const issuePath = definePath('/admin/newsletter/:id');
export const subscribersPath = definePath('/admin/subscribers');
export const subscriberPath = definePath('/admin/subscribers/:id');
export const subscriberListPath = definePath('/admin/subscribers/import');
export const settingsPath = definePath('/admin/settings');
export const settingsGroupPath = definePath('/admin/settings/:group');
export const accountPath = definePath('/admin/account');
