import { definePath } from '#core/page-path.ts';

export const homePath = definePath('/');

/** Address of the packages on the home page. */
export const packagesHref = `${homePath.href()}#pricing`;
/** Address of the newsletter form on the home page. */
export const newsletterHref = `${homePath.href()}#newsletter`;
