import type { Company } from '#features/company/company.ts';

/** Streets between Rossio and the river, and that of the sample, without accents. */
const baixa = [
  'rua da entrada',
  'rua augusta',
  'rua aurea',
  'rua do ouro',
  'rua da prata',
  'rua dos fanqueiros',
  'rua dos douradores',
  'rua dos correeiros',
  'rua dos sapateiros',
  'rua da conceicao',
  'rua de sao juliao',
  'rua de sao nicolau',
  'rua de santa justa',
  'rua da assuncao',
  'rua da vitoria',
  'rua do comercio',
];

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Whether a company is where our drawing has its pin: in a street of Lisbon's Baixa. Of every other
 * address the drawing would say what is not so.
 */
export function isInBaixa({ street, postalCode, city }: Company): boolean {
  const start = plain(street);
  return (
    ['lisboa', 'lisbon'].includes(plain(city)) &&
    postalCode.trim().startsWith('1100-') &&
    baixa.some(
      (name) => start === name || start.startsWith(`${name} `) || start.startsWith(`${name},`),
    )
  );
}
