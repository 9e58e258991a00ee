/** Where a message is sent to. */
export const contactUrl = '/api/contact';
