import { definePath } from '#core/page-path.ts';

/** Where staff sign in. */
export const signInPath = definePath('/sign-in');
/** The page of the link in a sign-in mail: it shows who signs in; pressing its button acts. */
export const signInLinkPath = definePath('/sign-in/:token');
/** The page by which the first owner is made; the start logs its address. */
export const firstOwnerPath = definePath('/admin/first/:token');
