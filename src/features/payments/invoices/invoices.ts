/** The task of an order whose data never reached the invoicing software. */
export const handoverTask = 'hand-over-invoice';
/** The task of an order whose certified invoice is late. */
export const missingTask = 'missing-invoice';
