/** Returns a text with a capital letter at its start: Portuguese writes days and months in small letters. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
