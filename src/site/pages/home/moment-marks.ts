/** Attributes of the document, which the server writes: what they name is right at the first paint. */
export const skyMark = 'data-sky';
export const offerMark = 'data-offer';
