import { definePath } from '#core/page-path.ts';

export const homePath = definePath('/');

/** The packages on home. */
export const packagesHref = `${homePath.href()}#pricing`;
/** The newsletter's form on home. */
export const newsletterHref = `${homePath.href()}#newsletter`;
