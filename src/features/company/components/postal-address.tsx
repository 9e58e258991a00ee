import type { Company } from '../company.ts';

type PostalAddressProps = { company: Pick<Company, 'street' | 'postalCode' | 'city'> };

/** Street, postal code and town on two lines, as on an envelope: never translated. */
export function PostalAddress({ company }: PostalAddressProps) {
  return (
    <span translate="no">
      {company.street}
      <br />
      {company.postalCode} {company.city}
    </span>
  );
}
