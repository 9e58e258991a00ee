/** The URL to POST a message to. */
export const contactUrl = '/api/contact';
