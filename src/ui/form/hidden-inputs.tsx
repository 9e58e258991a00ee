/** Hidden inputs that keep the query parameters of a form sent without JavaScript. */
export function HiddenInputs({ search }: { search: string }) {
  return [...new URLSearchParams(search)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
