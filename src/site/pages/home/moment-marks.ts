/** Attribute of the document, which the server writes: whether the offer has ended is right at the first paint. */
export const offerMark = 'data-offer';
