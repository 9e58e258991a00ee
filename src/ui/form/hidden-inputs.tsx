/** What a form that is sent without scripts keeps of an address's query. */
export function HiddenInputs({ search }: { search: string }) {
  return [...new URLSearchParams(search)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
