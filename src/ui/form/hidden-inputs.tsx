/** Hidden inputs: of a query, which a form sent without JavaScript keeps, or of other fields by name. */
export function HiddenInputs({ fields }: { fields: string | Readonly<Record<string, string>> }) {
  return [...new URLSearchParams(fields)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
