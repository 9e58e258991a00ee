/** Returns a text whose Latin letters are small, each at its place; other letters would change their number. */
export const lowerCase = (text: string) => text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
