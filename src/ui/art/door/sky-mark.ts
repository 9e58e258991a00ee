/** Attribute of the document, which the server writes: the sky is right at the first paint. */
export const skyMark = 'data-sky';
