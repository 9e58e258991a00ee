/** The company as a record of content. */
export const companyRecord = { kind: 'company', id: 'company' } as const;
