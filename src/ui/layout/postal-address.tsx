type PostalAddressProps = { company: { street: string; postalCode: string; city: string } };

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
