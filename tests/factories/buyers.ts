/** What a company in Portugal writes before it pays; the number is one of the tax authority's own. */
export const lisbon = {
  country: 'PT',
  company: 'Tessera Lda',
  nif: '501964843',
  street: 'Rua Augusta 1',
  postalCode: '1100-048',
  city: 'Lisboa',
};

/** What one in Germany writes. */
export const berlin = {
  country: 'DE',
  company: 'Muster GmbH',
  vatNumber: 'DE 123 456 789',
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
};

/** What one in Brazil writes; its card is of there, too. */
export const saoPaulo = {
  country: 'BR',
  company: 'Muster Ltda',
  vatNumber: '12.345.678/0001-95',
  street: 'Avenida Paulista 1',
  postalCode: '01310-100',
  city: 'São Paulo',
};

/** Tokens of the sandbox for a card of a country. */
export const methodOf = { brazil: 'sandbox_method_BR', portugal: 'sandbox_method_PT' } as const;
